import type { Fault, LiveRelease, Trial } from '@arogya/api/releases';
import { FAULTS, outcomeText, triersText, VERDICT_TEXTS } from '@arogya/domain/releases/texts';
import { LeftOut, ReleaseId } from './release-id';

/** 'TypeError at page-leads.js:1:20 on /appointments, 4 sessions'. */
const faultText = ({ kind, error, frame, page, sessions }: Fault): string =>
  `${error ?? kind}${frame ? ` at ${frame}` : ''}${page ? ` on ${page}` : ''}, ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`;

const Faults = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <details className="ad-release-faults">
    <summary>{FAULTS}</summary>
    <ul>
      {faults.map((fault) => (
        <li key={faultText(fault)}>{faultText(fault)}</li>
      ))}
    </ul>
  </details>
);

interface TrialCellProps {
  readonly live: LiveRelease;
  readonly trial?: Trial | undefined;
  /** Why it is not served. */
  readonly leftOut: string | null;
}

/** What is on trial of a micro-frontend, with whom, and how it does. */
export function TrialCell({ live, trial, leftOut }: TrialCellProps) {
  if (!live.canary) return 'Nothing';
  return (
    <span className="ad-release-pair">
      <ReleaseId id={live.canary} />
      <LeftOut why={leftOut} />
      <span>{triersText(live)}</span>
      {trial ? <span>{`${outcomeText(trial)}. ${VERDICT_TEXTS[trial.verdict]}`}</span> : null}
      {trial && trial.faults.length > 0 ? <Faults faults={trial.faults} /> : null}
    </span>
  );
}
