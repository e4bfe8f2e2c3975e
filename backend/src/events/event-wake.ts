import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { errorName } from '../error-name';

/**
 * Changes that happen close together are announced together, and outside of the transactions that make them: NOTIFY would
 * queue their commits.
 */
const GATHER_MS = 300;

type Listener = () => Promise<unknown>;
/** Events are read before screens are informed, so that what the readers write is announced with them. */
type Turn = 'read' | 'tell';

/** Announces that this server has committed something: event readers and screens follow soon after. */
@Injectable()
export class EventWake implements OnApplicationShutdown {
  private readonly logger = new Logger(EventWake.name);
  private readonly listeners: Record<Turn, Listener[]> = { read: [], tell: [] };
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private count = 0;

  /** Grows with every commit of this server. */
  get writes(): number {
    return this.count;
  }

  /** Call it after the commit. It costs nothing and nobody waits for it. */
  wake(): void {
    this.count += 1;
    this.again();
  }

  /** Wakes the readers although nothing new was committed here. */
  again(): void {
    if (!this.closed) this.timer ??= setTimeout(() => void this.fire(), GATHER_MS);
  }

  onWake(turn: Turn, listener: Listener): void {
    this.listeners[turn].push(listener);
  }

  onApplicationShutdown(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private async fire(): Promise<void> {
    this.timer = null;
    for (const listener of [...this.listeners.read, ...this.listeners.tell]) {
      await listener().catch((error: unknown) => this.logger.warn({ error: errorName(error) }, 'Nobody could be notified of a change'));
    }
  }
}
