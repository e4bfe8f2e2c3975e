/** How many browser sessions had a release, and how many of them had a failure. A session counts once, whatever happens in it. */
export interface Outcome {
  readonly sessions: number;
  readonly failed: number;
}

/** Fewer sessions or failures say nothing yet. */
export const COMPARED_FROM = { sessions: 20, failed: 3 } as const;

/** A release is taken back when it is worse than this, 99.5 times in 100. */
const Z = 2.58;
/** How much worse than the stable release is not worth taking it back. */
const MARGIN = 0.02;

/** The share of failing sessions that is at least to be expected, after what was seen: the lower end of Wilson's interval. */
export function lowestShare({ sessions, failed }: Outcome): number {
  if (sessions === 0) return 0;
  const [share, z2] = [failed / sessions, Z * Z];
  const middle = share + z2 / (2 * sessions);
  const half = Z * Math.sqrt((share * (1 - share) + z2 / (4 * sessions)) / sessions);
  return (middle - half) / (1 + z2 / sessions);
}

const shareOf = ({ sessions, failed }: Outcome): number => (sessions === 0 ? 0 : failed / sessions);

export type Verdict = 'tooFew' | 'good' | 'worse';

/** What is to be said of a release on trial, beside the stable one of the same time. */
export function verdictOn(trial: Outcome, stable: Outcome): Verdict {
  if (trial.sessions < COMPARED_FROM.sessions) return 'tooFew';
  return trial.failed >= COMPARED_FROM.failed && lowestShare(trial) > shareOf(stable) + MARGIN ? 'worse' : 'good';
}

/** Why a release was taken back by itself, for the history and for administrators. */
export function withdrawnText(trial: Outcome, stable: Outcome): string {
  const failed = `Failed in ${trial.failed} of ${trial.sessions} sessions`;
  return stable.sessions === 0 ? failed : `${failed}, the stable release in ${stable.failed} of ${stable.sessions}`;
}

/** The same in the bell: 'mfe-doctor 1.4.0-48f613b791. Failed in 9 of 30 sessions, …'. */
export const withdrawnLine = (detail: Readonly<Record<string, unknown>>): string =>
  `${String(detail['name'])} ${String(detail['release'])}. ${String(detail['why'])}`;
