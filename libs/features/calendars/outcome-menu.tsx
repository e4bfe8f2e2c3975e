import { CheckOutlined, DownOutlined } from '@ant-design/icons';
import { OTHER_PLACE } from '@arogya/domain/calendars/texts';
import { Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { outcomeText, outcomesOf, type Outcome, type OutcomeFacts } from './outcomes';

interface OutcomeMenuProps {
  /** Names the button together with what it shows, e.g. 'Asha Patil, 9:00 AM'. */
  readonly label: string;
  readonly place: OutcomeFacts;
  readonly outcome: Outcome;
  readonly onChoose: (outcome: Outcome) => void;
  /** Another time or doctor than those proposed. */
  readonly onOther?: () => void;
}

/** What happens to an appointment, and the other things that could. Until it is opened there is the button alone. */
export function OutcomeMenu({ label, place, outcome, onChoose, onOther }: OutcomeMenuProps) {
  const [open, setOpen] = useState<boolean>();
  const shown = outcomeText(outcome, place);
  const button = (
    <button
      type="button"
      className="ad-outcome"
      data-act={outcome.act}
      aria-label={`${label}: ${shown}`}
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      {...(open === undefined ? { onClick: () => setOpen(true) } : {})}
    >
      <span>{shown}</span>
      <DownOutlined aria-hidden="true" />
    </button>
  );
  if (open === undefined) return button;
  const all = outcomesOf(place);
  const items: NonNullable<MenuProps['items']> = all.map((one, index) => ({
    key: String(index),
    label: outcomeText(one, place),
    icon: outcomeText(one, place) === shown ? <CheckOutlined /> : <span className="ad-outcome-no-mark" />,
    onClick: () => onChoose(one),
  }));
  const other = onOther ? [{ key: 'other', label: OTHER_PLACE, icon: <span className="ad-outcome-no-mark" />, onClick: onOther }] : [];
  if (place.proposals.length + other.length > 0) items.splice(place.proposals.length, 0, ...other, { type: 'divider' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, so that the arrow keys work
    <Dropdown autoFocus menu={{ items }} trigger={['click']} placement="bottomRight" open={open} onOpenChange={setOpen}>
      {button}
    </Dropdown>
  );
}
