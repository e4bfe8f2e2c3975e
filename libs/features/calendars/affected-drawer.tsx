import type { CalendarChangeDetails, CalendarChangeFields } from '@arogya/api/calendars';
import { can } from '@arogya/domain/access';
import { useSession } from '@arogya/platform';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { ErrorState } from '@arogya/ui/states/error-state';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AffectedBody } from './affected-body';
import { AffectedFoot } from './affected-foot';
import { focusFirstRow, useAffectedKeys } from './affected-keys';
import { AffectedSkeleton } from './affected-skeleton';
import { decisionsOf } from './outcomes';
import { useMakeChange } from './use-affected';
import { useOutcomes } from './use-outcomes';

export interface AffectedDrawerProps {
  readonly open: boolean;
  readonly title: string;
  /** What is about to be changed; keep the same object while the drawer is open. */
  readonly change: CalendarChangeFields | null;
  readonly onClose: () => void;
  readonly onMade: (details: CalendarChangeDetails) => void;
}

/** Most changes affect nothing and are made by then, without a drawer that opens and closes. */
const PATIENCE_MS = 400;

/** Whether something has been under way for longer than people wait without seeing anything. */
function useLong(underWay: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!underWay) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [underWay]);
  return underWay && long;
}

/**
 * The appointments that a change of a calendar affects, and what happens to each; Apply makes the change. A change that
 * affects none is made at once, without a list. Whoever may not decide about appointments sees them and leaves them open.
 */
export function AffectedDrawer({ open, title, change, onClose, onMade }: AffectedDrawerProps): ReactNode {
  const { role } = useSession();
  const decides = can(role, 'calendar:resolve');
  const wanted = open ? change : null;
  const source = useMemo(() => (wanted ? { change: wanted } : null), [wanted]);
  const outcomes = useOutcomes(source);
  const { rows, failure, fetching, retry, outcomeOf, chooseByKey } = outcomes;
  const { apply, busy, failure: notMade } = useMakeChange(wanted, onMade);
  const long = useLong(wanted !== null && !rows?.length);
  const listed = rows !== undefined && rows.length > 0;
  const send = (): void => {
    if (wanted && rows && !fetching) void apply(wanted, decides ? decisionsOf(rows, outcomeOf) : []);
  };
  const tried = useRef<CalendarChangeFields | null>(null);
  useEffect(() => {
    if (!wanted || rows?.length !== 0 || tried.current === wanted) return;
    tried.current = wanted;
    send();
  });
  useAffectedKeys({ active: wanted !== null && listed, onApply: send, onRow: decides ? chooseByKey : () => undefined });
  useEffect(() => {
    if (listed) focusFirstRow();
  }, [listed]);
  const error = failure ?? (listed ? null : notMade);
  const foot = <AffectedFoot decides={decides} busy={busy} disabled={fetching} onClose={onClose} onApply={send} />;
  return (
    <RecordDrawer
      open={wanted !== null && (listed || error !== null || long)}
      title={title}
      width={720}
      onClose={onClose}
      footer={listed ? foot : null}
    >
      {error ? <ErrorState text={error} onRetry={failure ? retry : send} retrying={fetching || busy} /> : null}
      {!listed && !error ? <AffectedSkeleton /> : null}
      {listed ? <AffectedBody rows={rows} outcomes={outcomes} decides={decides} busy={busy} /> : null}
    </RecordDrawer>
  );
}
