import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import { StatusTag, type StatusLook } from '@arogya/ui/table/status-tag';
import { Dropdown } from 'antd';
import { useState } from 'react';

interface ChoiceTagProps<Value extends string> {
  /** What is chosen, and for whom: 'Status of Asha Rao'. */
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly looks: Readonly<Record<Value, StatusLook>>;
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A status that can be changed in place: the tag opens its menu. Until it is opened there is the tag alone: a list has many of them. */
export function ChoiceTag<Value extends string>({ label, value, values, looks, onChoose, disabled = false }: ChoiceTagProps<Value>) {
  const [open, setOpen] = useState<boolean>();
  if (disabled) return <StatusTag look={looks[value]} />;
  const button = (
    <button
      type="button"
      className="ad-choice-tag"
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      aria-label={`${label}: ${looks[value].label}`}
      {...(open === undefined ? { onClick: () => setOpen(true) } : {})}
    >
      <StatusTag look={looks[value]} />
      <DownOutlined aria-hidden="true" />
    </button>
  );
  if (open === undefined) return button;
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
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, so that the arrow keys work
    <Dropdown autoFocus menu={{ items, 'aria-label': label }} trigger={['click']} open={open} onOpenChange={setOpen}>
      {button}
    </Dropdown>
  );
}
