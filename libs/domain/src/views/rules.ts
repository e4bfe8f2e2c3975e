import { flag, listOf, note, oneOf, optional, text, uuid } from '../rule';
import { SCREEN_NAMES } from './screens';

/** How many views somebody keeps, over all screens. */
export const VIEWS_MOST = 50;
export const VIEW_NAME_MAX = 60;
const QUERY_MAX = 1000;

/** Who else sees a view: nobody, people of the same role, or of the same hospital. */
export const SHARED_WITH = ['me', 'role', 'hospital'] as const;
export type SharedWith = (typeof SHARED_WITH)[number];

const name = text({ max: VIEW_NAME_MAX, message: 'Please give the view a name' });

export const viewRules = {
  screen: oneOf(SCREEN_NAMES, 'This screen keeps no views'),
  name,
  query: note(QUERY_MAX),
  sharedWith: optional(oneOf(SHARED_WITH)),
  isDefault: optional(flag()),
  order: listOf(uuid(), VIEWS_MOST),
} as const;
