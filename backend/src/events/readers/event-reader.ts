import type { Statement } from '../../database/statement';
import type { Recipe } from '../../database/transaction';

/** Some events in their order: after `from`, up to `to`. Transaction ids are PostgreSQL's own (xid8), as text. */
export interface Range {
  readonly fromTx: string;
  readonly fromId: number;
  readonly toTx: string;
  readonly toId: number;
  readonly events: number;
}

/** The values of `IN_RANGE`. */
export type Bounds = Pick<Range, 'fromTx' | 'fromId' | 'toTx' | 'toId'>;

/** Does something with every event once. A new one is a class like this, added to `EventReaders` (docs/how-to/add-an-event-reader.md). */
export interface EventReader {
  /** The key of its row in `event_readers`; never changed once it has been released. */
  readonly name: string;
  /** Where a new reader begins: with all events that are kept, or with the next one. */
  readonly begins: 'first' | 'next';
  /**
   * The statements for these events. They are written in one transaction with the reader's new place, so that a killed
   * server has done both or nothing. Anything else that is done in here may happen twice.
   */
  work(tx: Recipe, range: Range): Promise<readonly Statement<object>[]>;
}
