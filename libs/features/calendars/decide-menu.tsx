import { DownOutlined, LoadingOutlined } from '@ant-design/icons';
import type { DecideAffected, DecidedAppointment } from '@arogya/api/calendars';
import { CANCEL_AND_TELL, KEEP } from '@arogya/domain/calendars/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { outcomeText } from './outcomes';

interface DecideMenuProps {
  readonly label: string;
  readonly row: DecidedAppointment;
  readonly busy: boolean;
  readonly onDecide: (decision: DecideAffected) => Promise<unknown>;
  readonly onOtherTime: () => void;
}

/** Where a failed one was to go: the nearest free starts are of that doctor. */
const wantedOf = ({ decision, doctorId }: DecidedAppointment): string =>
  decision?.act === 'reassign' && decision.doctorId ? decision.doctorId : doctorId;

/** The nearest starts as decisions, with the doctor of whom they are. */
function nearestOf(row: DecidedAppointment): DecideAffected[] {
  const doctorId = wantedOf(row);
  return (row.nearest ?? []).map((at) => (doctorId === row.doctorId ? { act: 'move', at } : { act: 'reassign', doctorId, at }));
}

/** What can be decided about an appointment that waits. */
export function DecideMenu({ label, row, busy, onDecide, onOtherTime }: DecideMenuProps) {
  const [open, setOpen] = useState(false);
  const place = { appointmentDate: row.appointmentDate, proposals: [] };
  const textOf = (decision: DecideAffected): string => {
    const text = outcomeText({ act: decision.act, at: decision.at ?? '' }, place);
    return decision.act === 'reassign' ? `${text} with the doctor chosen before` : `${text} with ${doctorName(row.doctorName)}`;
  };
  const items: NonNullable<MenuProps['items']> = [
    ...nearestOf(row).map((decision) => ({ key: decision.at ?? '', label: textOf(decision), onClick: () => void onDecide(decision) })),
    { key: 'time', label: 'Another time or doctor …', onClick: onOtherTime },
    { type: 'divider' },
    { key: 'cancel', label: CANCEL_AND_TELL, onClick: () => void onDecide({ act: 'cancel' }) },
    { key: 'keep', label: KEEP, onClick: () => void onDecide({ act: 'keep' }) },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, so that the arrow keys work
    <Dropdown autoFocus menu={{ items }} trigger={['click']} placement="bottomRight" open={open && !busy} onOpenChange={setOpen}>
      <button
        type="button"
        className="ad-outcome"
        aria-label={`Decide: ${label}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy}
      >
        <span>Decide …</span>
        {busy ? <LoadingOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
      </button>
    </Dropdown>
  );
}
