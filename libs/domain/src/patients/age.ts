import { daysBetween, type Day } from '@arogya/domain/clock';

export const AGE_CATEGORIES = ['Minor', 'Adult', 'Senior', 'Unknown'] as const;
export type AgeCategory = (typeof AGE_CATEGORIES)[number];

/** Under 18 Minor, 18 to 64 Adult, 65 and over Senior (docs/spec/statuses.md). */
export function ageCategory(age: number | null | undefined): AgeCategory {
  if (age === null || age === undefined) return 'Unknown';
  if (age < 18) return 'Minor';
  return age < 65 ? 'Adult' : 'Senior';
}

/** The present age of somebody who stated `stated` years on `statedOn`. */
export const presentAge = (stated: number, statedOn: Day, today: Day): number =>
  stated + Math.max(0, Math.floor(daysBetween(statedOn, today) / 365.2425));
