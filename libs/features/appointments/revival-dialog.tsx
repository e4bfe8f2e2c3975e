import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { Button, Modal } from 'antd';
import { ClashNotice } from './clash-notice';
import { todayIn } from './today';
import type { RevivalClash } from './use-visit-acts';
import { visitName } from './visit';

interface RevivalDialogProps {
  readonly clash: RevivalClash | null;
  readonly busy: boolean;
  readonly onTake: (start: string) => void;
  /** Opens the form in which any other time can be chosen. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A visit that returns to the calendar finds its time taken: what else there is. */
export function RevivalDialog({ clash, busy, onTake, onEdit, onClose }: RevivalDialogProps) {
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
          <p>
            {visitName(clash.visit)} was {APPOINTMENT_STATUS[clash.visit.status].label.toLowerCase()}, so its time went to somebody else.
          </p>
          <ClashNotice
            clash={clash}
            today={todayIn(clash.visit.hospital?.timeZone)}
            busy={busy}
            onTake={onTake}
            verb={`Set ${APPOINTMENT_STATUS[clash.status].label.toLowerCase()} at`}
          />
        </>
      ) : null}
    </Modal>
  );
}
