import type { Bulk } from '../bulk/use-bulk';

/** What all lists of the page have in common. */
export interface ListOptions {
  readonly bulk: Bulk;
  /** On a phone: a tap chooses a row instead of opening it. */
  readonly byTap: boolean;
  readonly tall: boolean;
}
