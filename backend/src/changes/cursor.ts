import { CURSOR_WRONG } from '@arogya/domain/changes/rules';
import { Refusal } from '@arogya/domain/refusal';
import { eventHash, type EventFacts } from './change-item';

/**
 * A place among the events, as a reader keeps it: behind one of them, or, where there was none yet, behind the horizon of a time.
 * `mark` are 8 bytes of the event's hash, or that time.
 */
export interface Place {
  readonly tx: string;
  /** Of the event; 0 where there was none. */
  readonly id: number;
  readonly mark: bigint;
}

/** The event that a cursor stands behind, as it is now, or the oldest one; null where there is none. */
export type EventThere = (EventFacts & Pick<Place, 'tx'>) | null;

const HOUR_MS = 3_600_000;
/** The last instant that a Date can be, in ms since 1970. */
const LAST_MS = 8_640_000_000_000_000n;

const markOf = (event: EventFacts): bigint => eventHash(event).readBigUInt64BE();

/** Behind this event. */
export const placeOf = (event: EventFacts & Pick<Place, 'tx'>): Place => ({ tx: event.tx, id: event.id, mark: markOf(event) });

/** Before every event, at a time when there was none: those to come are of transactions from `tx` on. */
export const emptyPlace = (tx: string, now: Date): Place => ({ tx, id: 0, mark: BigInt(now.getTime()) });

export function cursorOf({ tx, id, mark }: Place): string {
  const bytes = Buffer.alloc(24);
  bytes.writeBigUInt64BE(BigInt(tx), 0);
  bytes.writeBigUInt64BE(BigInt(id), 8);
  bytes.writeBigUInt64BE(mark, 16);
  return bytes.toString('base64url');
}

/** 400 for what is no cursor. */
export function readCursor(cursor: string): Place {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== 24) throw malformed();
  const [tx, id, mark] = [0, 8, 16].map((at) => bytes.readBigUInt64BE(at)) as [bigint, bigint, bigint];
  if (id > Number.MAX_SAFE_INTEGER || (id === 0n && mark > LAST_MS)) throw malformed();
  return { tx: String(tx), id: Number(id), mark };
}

const malformed = (): Refusal => new Refusal('invalid', { errors: { after: CURSOR_WRONG }, message: CURSOR_WRONG });

/**
 * 410 unless everything behind the place is still there: its event must be there and be the same one. A place from before the first
 * event holds until `kept`, the time since when nothing was swept, and unless there is an event that must have been there then.
 */
export function assertThere({ tx, id, mark }: Place, there: EventThere, kept: Date): void {
  const holds = id === 0 ? isStillFirst({ tx, mark }, there, kept) : there !== null && there.tx === tx && markOf(there) === mark;
  if (!holds) throw new Refusal('cursorLost');
}

/** Clocks of servers differ, and what was under way then says an earlier time: an hour is more than either. */
function isStillFirst({ tx, mark }: Pick<Place, 'tx' | 'mark'>, oldest: EventThere, kept: Date): boolean {
  const time = Number(mark);
  if (time < kept.getTime()) return false;
  return oldest === null || (BigInt(oldest.tx) >= BigInt(tx) && oldest.at.getTime() > time - HOUR_MS);
}
