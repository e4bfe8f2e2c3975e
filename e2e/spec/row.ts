import type { DemoRole } from '../sessions';
import type { Stage } from './stage';

/** Something done or looked at on the page. */
export type Step = (stage: Stage) => Promise<unknown>;

/** Who looks: a demo account, or somebody who is not signed in. */
export type Reader = DemoRole | 'nobody';

/** One line of the table: how a place of the product is reached, and what is to be seen there. */
export interface Row {
  /** The places in sentences.tsv whose sentences this row reads. */
  readonly places: readonly string[];
  /** The sentences that can all be read at the end. */
  readonly says: readonly string[];
  readonly as: Reader;
  /** Path of the page; computed where something has to be there first. */
  readonly at: string | ((stage: Stage) => Promise<string>);
  /** The sentences stand for half a second after the page has come: they are read before the steps, with the page's time held. */
  readonly brief?: boolean;
  /** Before the page is opened, e.g. that a call will fail. */
  readonly before?: readonly Step[];
  readonly steps?: readonly Step[];
}

/** Rows of one screen and reader: what they have in common is said once. */
export const rowsOf =
  (as: Reader, at: Row['at'], places: readonly string[]) =>
  (says: readonly string[], steps: readonly Step[] = [], rest: Partial<Row> = {}): Row => ({ places, says, as, at, steps, ...rest });
