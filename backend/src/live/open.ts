import type { EventStream } from './event-stream';
import type { Watcher } from './watcher';

/** An open browser: its stream, and whose it is. */
export interface OpenScreen {
  readonly userId: string;
  readonly session: string;
  readonly stream: EventStream;
  watcher: Watcher;
}
