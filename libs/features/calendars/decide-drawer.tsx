import './needs-decision.css';
import type { AffectedAppointment, CalendarChangeSummary } from '@arogya/api/calendars';
import { NOTHING_TO_DECIDE } from '@arogya/domain/calendars/texts';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Select } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { AffectedBody } from './affected-body';
import { AffectedFoot } from './affected-foot';
import { focusFirstRow, useAffectedKeys } from './affected-keys';
import { AffectedSkeleton } from './affected-skeleton';
import { decisionsOf } from './outcomes';
import { useDecide } from './use-decide';
import { useOutcomes } from './use-outcomes';
import { whyOfChange } from './why-of-change';

const OtherTime = lazy(() => import('./other-time').then((module) => ({ default: module.OtherTime })));

interface WhichProps {
  readonly changes: readonly CalendarChangeSummary[];
  readonly change: CalendarChangeSummary;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

/** Why the appointments need a decision; of several changes, which of them is decided about. */
function Which({ changes, change, disabled, onChange }: WhichProps) {
  if (changes.length === 1) return <h2>{whyOfChange(change)}</h2>;
  const options = changes.map((one) => ({ value: one.id, label: `${whyOfChange(one)} (${one.open})` }));
  return <Select aria-label="Change" options={options} value={change.id} disabled={disabled} onChange={onChange} />;
}

interface DecideDrawerProps {
  readonly changes: readonly CalendarChangeSummary[];
  readonly onClose: () => void;
}

/** The appointments that a change has left without a decision: the list of a new change, as the calendars are now. */
export function DecideDrawer({ changes, onClose }: DecideDrawerProps) {
  const [applied, setApplied] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [placing, setPlacing] = useState<AffectedAppointment | null>(null);
  const left = changes.filter(({ id }) => !applied.includes(id));
  const change = left.find(({ id }) => id === chosen) ?? left[0];
  const id = change?.id;
  const source = useMemo(() => (id === undefined ? null : { changeId: id }), [id]);
  const outcomes = useOutcomes(source);
  const { rows, failure, fetching, retry, outcomeOf, choose, chooseByKey } = outcomes;
  const { decide, busy } = useDecide();
  const listed = rows !== undefined && rows.length > 0;
  const apply = async (): Promise<void> => {
    if (id === undefined || !rows || fetching || busy) return;
    const decisions = decisionsOf(rows, outcomeOf);
    if (decisions.length > 0 && !(await decide(id, decisions))) return;
    if (left.length <= 1) return onClose();
    setApplied([...applied, id]);
  };
  useAffectedKeys({ active: listed && placing === null, onApply: () => void apply(), onRow: chooseByKey });
  useEffect(() => {
    if (listed) focusFirstRow();
  }, [listed, id]);
  const foot = <AffectedFoot decides busy={busy} disabled={fetching} onClose={onClose} onApply={() => void apply()} />;
  return (
    <RecordDrawer open title="Needs a decision" width={720} onClose={onClose} footer={listed ? foot : null}>
      {change ? (
        <div className="ad-decide-change">
          <Which changes={left} change={change} disabled={busy} onChange={setChosen} />
        </div>
      ) : null}
      {failure ? <ErrorState text={failure} onRetry={retry} retrying={fetching} /> : null}
      {source && !rows && !failure ? <AffectedSkeleton /> : null}
      {listed ? <AffectedBody rows={rows} outcomes={outcomes} decides busy={busy} onOther={setPlacing} /> : null}
      {!change || rows?.length === 0 ? <EmptyState text={NOTHING_TO_DECIDE} /> : null}
      {placing ? (
        <Suspense fallback={null}>
          <OtherTime
            row={placing}
            onClose={() => setPlacing(null)}
            onChoose={(decision) => {
              choose(placing, decision);
              setPlacing(null);
            }}
          />
        </Suspense>
      ) : null}
    </RecordDrawer>
  );
}
