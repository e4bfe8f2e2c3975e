import type { EventStream } from './event-stream';
import type { Watcher } from './news';

/** An open browser: its stream, and whose it is. */
export interface Open {
  readonly userId: string;
  readonly session: string;
  readonly stream: EventStream;
  watcher: Watcher;
}
