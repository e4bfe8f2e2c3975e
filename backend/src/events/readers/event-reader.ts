import type { Statement } from '../../database/statement';
import type { Recipe } from '../../database/transaction';

/** Some events in their order: behind `from` up to `to`. Transaction ids are text, PostgreSQL's own (xid8). */
export interface Range {
  readonly fromTx: string;
  readonly fromId: number;
  readonly toTx: string;
  readonly toId: number;
  readonly events: number;
}

/** The values of `IN_RANGE`, in its order. */
export const boundsOf = ({ fromTx, fromId, toTx, toId }: Range) => [fromTx, fromId, toTx, toId] as const;

/** Does something with every event once. A new one is a class like this, added to `EventReaders` (docs/how-to/add-an-event-reader.md). */
export interface EventReader {
  /** Its row in `event_readers`; never changed once it has been released. */
  readonly name: string;
  /** Where it begins when it is new: with all events that are kept, or with the next one. */
  readonly begins: 'first' | 'next';
  /**
   * What is written for these events. It is written in one transaction with the reader's new place, so that whoever is killed
   * has done either both or nothing; whatever else is done here may be done twice.
   */
  work(tx: Recipe, range: Range): Promise<readonly Statement<object>[]>;
}
