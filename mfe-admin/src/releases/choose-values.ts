import type { ChooseRelease, Release } from '@arogya/api/releases';
import { NOBODY_CHOSEN } from '@arogya/domain/releases/texts';
import type { Role } from '@arogya/domain/access';

/** The form of a choice, as it stands on the screen. */
export interface ChooseValues {
  readonly id: string;
  readonly who: 'everybody' | 'some' | 'me';
  readonly percent?: number | null;
  readonly roles?: Role[];
  readonly hospitals?: string[];
  readonly why?: string;
}

/** Whether a trial of this release ended by itself. */
export const isWithdrawn = (releases: readonly Release[], id: string | undefined): boolean =>
  releases.some((release) => release.id === id && release.withdrawnAt !== null);

/** Why this choice cannot be sent: a trial with nobody. */
export const problemOf = ({ who, percent, roles = [], hospitals = [] }: ChooseValues): string | null =>
  who === 'some' && !percent && roles.length + hospitals.length === 0 ? NOBODY_CHOSEN : null;

/** What is sent: without a share, roles and hospitals it is for everybody. One that was taken back needs insisting, with the reason. */
export function choiceOf({ id, who, percent, roles = [], hospitals = [], why }: ChooseValues, isWithdrawn: boolean): ChooseRelease {
  const some = who === 'some' ? { percent: percent ?? null, roles, hospitals } : {};
  return { id, ...some, ...(isWithdrawn ? { force: true } : {}), why: why || null };
}
