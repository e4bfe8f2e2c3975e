import './needs-decision.css';
import { useListCalendarChangesQuery, type CalendarChangeSummary } from '@arogya/api/calendars';
import { can } from '@arogya/domain/access';
import { needsDecision } from '@arogya/domain/calendars/texts';
import { POLLED } from '@arogya/features/stats/polled';
import { useSession } from '@arogya/platform';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { whyOfChange } from './why-of-change';

const DecideDrawer = lazy(() => import('./decide-drawer').then((module) => ({ default: module.DecideDrawer })));

/** 'Dr. Iyer is away, the hospital is closed and 2 more'. */
function reasons(changes: readonly CalendarChangeSummary[]): string {
  const all = [...new Set(changes.map(whyOfChange))];
  return all.length > 2 ? `${all.slice(0, 2).join(', ')} and ${all.length - 2} more` : all.join(', ');
}

/** One quiet line about appointments that a change of a calendar has left without a decision; nothing where there are none. */
export function NeedsDecision() {
  const { role } = useSession();
  const { data } = useListCalendarChangesQuery({ open: true }, { ...POLLED, skip: !can(role, 'calendar:resolve') });
  const [deciding, setDeciding] = useState(false);
  const changes = data ?? [];
  const open = changes.reduce((sum, change) => sum + change.open, 0);
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
