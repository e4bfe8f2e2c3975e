import './needs-decision.css';
import { useListCalendarChangesQuery, type CalendarChangeSummary } from '@arogya/api/calendars';
import { can } from '@arogya/domain/access';
import { needsDecision } from '@arogya/domain/calendars/texts';
import { useSession } from '@arogya/platform';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whyOfChange } from './why-of-change';

/** Nobody has to decide any more about an appointment that has begun, which no server announces. */
const LOOK_AGAIN_MS = 5 * 60_000;

const DecideDrawer = lazy(() => import('./decide-drawer').then((module) => ({ default: module.DecideDrawer })));

/** 'Dr. Iyer is away, the hospital is closed and 2 more'. */
function reasons(changes: readonly CalendarChangeSummary[]): string {
  const all = [...new Set(changes.map(whyOfChange))];
  return all.length > 2 ? `${all.slice(0, 2).join(', ')} and ${all.length - 2} more` : all.join(', ');
}

/** One quiet line about appointments that a change of a calendar has left without a decision; nothing where there are none. */
export function NeedsDecision() {
  const { role } = useSession();
  const skip = !can(role, 'calendar:resolve');
  const { data, refetch } = useListCalendarChangesQuery({ open: true }, { skip, refetchOnMountOrArgChange: true });
  const [deciding, setDeciding] = useState(false);
  const changes = data ?? [];
  const open = changes.reduce((sum, change) => sum + change.open, 0);
  useEffect(() => {
    if (open === 0) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [open, refetch]);
  if (open === 0 && !deciding) return null;
  return (
    <>
      {open > 0 ? (
        <div className="ad-needs" role="status">
          <span>{needsDecision(open, reasons(changes))}</span>
          <Button size="small" onClick={() => setDeciding(true)}>
            Decide
          </Button>
        </div>
      ) : null}
      {deciding ? (
        <Suspense fallback={null}>
          <DecideDrawer changes={changes} onClose={() => setDeciding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
