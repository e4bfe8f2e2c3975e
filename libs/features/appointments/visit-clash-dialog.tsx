import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { Button, Modal } from 'antd';
import { ClashNotice } from './clash-notice';
import { todayIn } from './today';
import type { VisitClash } from './use-visit-acts';
import { visitName } from './visit';

interface VisitClashDialogProps {
  readonly clash: VisitClash | null;
  readonly busy: boolean;
  readonly onTake: (start: string) => void;
  /** Opens the form in which any other time can be chosen. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function story({ visit, change }: VisitClash): string {
  if (!change.status) return `${visitName(visit)}, stays where it is.`;
  return `${visitName(visit)}, was ${APPOINTMENT_STATUS[visit.status].label.toLowerCase()}, so its time went to somebody else.`;
}

const verb = ({ change }: VisitClash): string =>
  change.status ? `Set ${APPOINTMENT_STATUS[change.status].label.toLowerCase()} at` : 'Move to';

/** A visit that is moved, or returns to the calendar, finds the time taken: what else there is. */
export function VisitClashDialog({ clash, busy, onTake, onEdit, onClose }: VisitClashDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        Leave as it is
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
          <ClashNotice clash={clash} today={todayIn(clash.visit.hospital?.timeZone)} busy={busy} onTake={onTake} verb={verb(clash)} />
        </>
      ) : null}
    </Modal>
  );
}
