import type { NeededAppointment } from '@arogya/api/appointments';
import { needAction } from '@arogya/domain/appointments/needs';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { phoneLinks } from '@arogya/domain/phones/phone';
import { Button } from 'antd';
import { appointmentName } from '../appointment-labels';
import type { AppointmentActions } from './appointment-menu';

interface NeedActionProps extends Pick<AppointmentActions, 'onStatus' | 'busyId'> {
  readonly row: NeededAppointment;
  readonly onOpen: (row: NeededAppointment) => void;
  readonly onDecide: (row: NeededAppointment) => void;
}

const CLOSING = [
  { status: 'completed', label: 'Complete' },
  { status: 'no_show', label: 'No Show' },
] as const satisfies readonly { status: AppointmentStatus; label: string }[];

/** What settles the reason of a row, in one press. */
export function NeedAction({ row, onStatus, onOpen, onDecide, busyId }: NeedActionProps) {
  const name = appointmentName(row);
  const busy = busyId === row.id;
  if (row.need === 'close')
    return CLOSING.map(({ status, label }) => (
      <Button key={status} size="small" disabled={busy} aria-label={`${label} ${name}`} onClick={() => onStatus(row, status)}>
        {label}
      </Button>
    ));
  const { label, opens } = needAction(row);
  const { call } = phoneLinks(row.patient.phone);
  if (row.need === 'call')
    return (
      <Button size="small" type="primary" {...(call ? { href: call } : { disabled: true })} aria-label={`${label} ${name}`}>
        {label}
      </Button>
    );
  const settle = (): void => (row.need === 'decide' ? onDecide(row) : onStatus(row, 'confirmed'));
  return (
    <Button size="small" type="primary" loading={busy} aria-label={`${label} ${name}`} onClick={opens ? () => onOpen(row) : settle}>
      {label}
    </Button>
  );
}
