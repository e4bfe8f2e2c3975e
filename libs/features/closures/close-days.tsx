import type { CalendarChangeFields, HospitalClosure } from '@arogya/api/calendars';
import { AffectedDrawer } from '@arogya/features/calendars/affected-drawer';
import { todayIn } from '@arogya/features/times/today';
import { useState } from 'react';
import { CloseDialog } from './close-dialog';

interface CloseDaysProps {
  readonly hospitalId: string;
  readonly zone: string;
  readonly stateCode: string | null;
  readonly closed: readonly HospitalClosure[];
  readonly onClose: () => void;
}

/** Which days the hospital is closed, then the appointments that it affects. Going back from these keeps what was entered. */
export function CloseDays({ hospitalId, zone, stateCode, closed, onClose }: CloseDaysProps) {
  const [change, setChange] = useState<CalendarChangeFields | null>(null);
  return (
    <>
      <CloseDialog
        open={change === null}
        place={{ zone, today: todayIn(zone), closed, stateCode }}
        onClose={onClose}
        onSave={(chosen) => setChange({ kind: 'closure', hospitalId, ...chosen })}
      />
      <AffectedDrawer open={change !== null} title="Closed days" change={change} onClose={() => setChange(null)} onMade={onClose} />
    </>
  );
}
