import { optional, comparedText, type Rule } from '@arogya/domain/rule';

/** How much has to be typed before anything is searched, and how much may be. */
export const SEARCH_LENGTH = { min: 2, max: 100 } as const;
/** How many are found of each kind. */
export const SEARCH_MOST = 5;

export const searchRule = (): Rule =>
  optional(comparedText({ ...SEARCH_LENGTH, message: `Please type at least ${SEARCH_LENGTH.min} characters` }));
