import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { Button, Modal } from 'antd';
import { ClashNotice } from '../booking/clash-notice';
import { todayIn } from '@arogya/features/times/today';
import type { AppointmentClash } from './use-appointment-mutations';
import { appointmentName } from '../appointment-labels';

interface AppointmentClashDialogProps {
  readonly clash: AppointmentClash | null;
  readonly busy: boolean;
  readonly onTake: (start: string) => void;
  /** Opens the form in which any other time can be chosen. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function story({ appointment, change }: AppointmentClash): string {
  if (!change.status) return `${appointmentName(appointment)}, stays where it is.`;
  return `${appointmentName(appointment)}, was ${APPOINTMENT_STATUS[appointment.status].label.toLowerCase()}, so its time went to someone else.`;
}

const verb = ({ change }: AppointmentClash): string =>
  change.status ? `Set ${APPOINTMENT_STATUS[change.status].label.toLowerCase()} at` : 'Move to';

/** The time of a moved or revived appointment is taken: offers other times. */
export function AppointmentClashDialog({ clash, busy, onTake, onEdit, onClose }: AppointmentClashDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        Leave it as it is
      </Button>
      <Button onClick={onEdit} disabled={busy}>
        Choose another time…
      </Button>
    </>
  );
  return (
    <Modal open={clash !== null} title="This time is taken" footer={footer} onCancel={onClose} destroyOnHidden>
      {clash ? (
        <>
          <p>{story(clash)}</p>
          <ClashNotice clash={clash} today={todayIn(clash.appointment.hospital?.timeZone)} busy={busy} onTake={onTake} verb={verb(clash)} />
        </>
      ) : null}
    </Modal>
  );
}
