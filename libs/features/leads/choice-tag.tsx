import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import { StatusTag, type StatusLook } from '@arogya/ui/table/status-tag';
import { Dropdown } from 'antd';

interface ChoiceTagProps<Value extends string> {
  /** What is chosen, and for whom: 'Status of Asha Rao'. */
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly looks: Readonly<Record<Value, StatusLook>>;
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A status that can be changed in place: the tag opens its menu. */
export function ChoiceTag<Value extends string>({ label, value, values, looks, onChoose, disabled = false }: ChoiceTagProps<Value>) {
  if (disabled) return <StatusTag look={looks[value]} />;
  const items = values.map((one) => ({
    key: one,
    label: looks[one].label,
    icon: <CheckOutlined style={one === value ? {} : { visibility: 'hidden' }} />,
    onClick: ({ domEvent }: { domEvent: { stopPropagation: () => void } }) => {
      domEvent.stopPropagation();
      if (one !== value) onChoose(one);
    },
  }));
  return (
    <Dropdown menu={{ items, 'aria-label': label }} trigger={['click']}>
      <button type="button" className="ad-choice-tag" aria-haspopup="menu" aria-label={`${label}: ${looks[value].label}`}>
        <StatusTag look={looks[value]} />
        <DownOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
