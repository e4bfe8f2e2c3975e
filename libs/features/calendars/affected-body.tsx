import './affected.css';
import type { AffectedAppointment } from '@arogya/api/calendars';
import { HOSPITAL_DECIDES, MORE_STAYS_OPEN } from '@arogya/domain/calendars/texts';
import { AffectedList } from './affected-list';
import { AffectedRules } from './affected-rules';
import { summaryOf } from './outcomes';
import type { Outcomes } from './use-outcomes';

/** Without a control in it, the list itself takes the focus, so that it can be scrolled by keys. */
const ReadList = ({ rows }: { rows: readonly AffectedAppointment[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
  <div role="region" aria-label="Affected appointments" tabIndex={0}>
    <AffectedList rows={rows} outcomeOf={({ decision }) => decision} />
  </div>
);

interface AffectedBodyProps {
  readonly rows: readonly AffectedAppointment[];
  readonly outcomes: Outcomes;
  /** false: they are read, and stay open. */
  readonly decides: boolean;
  readonly busy: boolean;
  /** Another time or doctor than those proposed, by hand. */
  readonly onOther?: ((row: AffectedAppointment) => void) | undefined;
}

/** Affected appointments with what happens to each, and one choice for all of them above. */
export function AffectedBody({ rows, outcomes, decides, busy, onOther }: AffectedBodyProps) {
  const { fetching, more, rule, setRule, outcomeOf, choose } = outcomes;
  return (
    <div className="ad-affected" aria-busy={fetching}>
      <div className="ad-affected-head">
        <p role="status">{decides ? summaryOf(rows.map(outcomeOf)) : HOSPITAL_DECIDES}</p>
        {decides ? <AffectedRules value={rule} disabled={busy} onChange={setRule} /> : null}
      </div>
      {decides ? <AffectedList rows={rows} outcomeOf={outcomeOf} onChoose={choose} onOther={onOther} /> : <ReadList rows={rows} />}
      {more ? <p className="ad-affected-more">{MORE_STAYS_OPEN}</p> : null}
    </div>
  );
}
