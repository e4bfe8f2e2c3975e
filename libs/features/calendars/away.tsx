import type { CalendarChangeFields } from '@arogya/api/calendars';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { todayIn } from '@arogya/features/times/today';
import { useState } from 'react';
import { AffectedDrawer } from './affected-drawer';
import type { AwayDoctor } from './away-doctor';
import { AwayPart } from './away-part';
import { AwayDialog } from './away-dialog';

interface AwayProps {
  readonly doctor: AwayDoctor;
  /** The doctor enters it, and not the hospital. */
  readonly own?: boolean;
  readonly onClose: () => void;
}

/** A doctor is away: when, then the appointments that it affects. Going back from these keeps what was entered. */
export function Away({ doctor, own = false, onClose }: AwayProps) {
  const [change, setChange] = useState<CalendarChangeFields | null>(null);
  const title = own ? 'Mark leave' : `${doctorName(doctor.fullName)} is away`;
  return (
    <>
      <AwayDialog
        open={change === null}
        title={title}
        doctorId={doctor.id}
        today={todayIn(doctor.hospital?.timeZone)}
        onClose={onClose}
        onSave={setChange}
      >
        {own ? <AwayPart own doctor={doctor} /> : null}
      </AwayDialog>
      <AffectedDrawer open={change !== null} title={title} change={change} onClose={() => setChange(null)} onMade={onClose} />
    </>
  );
}
