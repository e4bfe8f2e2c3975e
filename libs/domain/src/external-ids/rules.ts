import { text, type Rule } from '../rule';
import { NOT_AN_EXTERNAL_ID } from './texts';

/** The records to which an integration gives ids of its own. */
export const NAMED_ENTITIES = ['appointment', 'lead', 'patient'] as const;
export type NamedEntity = (typeof NAMED_ENTITIES)[number];

export const EXTERNAL_ID_MAX = 100;

/** What nobody sees, or sees as a blank that is another one: two ids that look alike would be two records. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800]/u;

const words = text({ max: EXTERNAL_ID_MAX, message: NOT_AN_EXTERNAL_ID });

/** The id of a record in another program: 1 to 100 characters that are seen, blanks between them too; compared to the letter. */
export const externalId = (): Rule => ({
  ...words,
  check: (value) =>
    typeof value === 'string' && !UNSEEN.test(value.trim()) ? words.check(value) && NOT_AN_EXTERNAL_ID : NOT_AN_EXTERNAL_ID,
});
