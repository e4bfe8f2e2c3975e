import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { errorName } from '../error-name';

/** What happens close together is told together, and outside of the transactions that make it: NOTIFY would queue their commits. */
const GATHER_MS = 300;

type Listener = () => Promise<unknown>;
/** Events are read before screens are told: what the readers write is told with what they have read. */
type Turn = 'read' | 'tell';

/** Says that this server has committed something: whoever reads events or tells screens follows soon after. */
@Injectable()
export class EventWake implements OnApplicationShutdown {
  private readonly logger = new Logger(EventWake.name);
  private readonly listeners: Record<Turn, Listener[]> = { read: [], tell: [] };
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private count = 0;

  /** Grows with everything that this server has committed. */
  get writes(): number {
    return this.count;
  }

  /** Call it after the commit. Costs nothing; nobody waits. */
  wake(): void {
    this.count += 1;
    this.again();
  }

  /** As if woken, though nothing new has been committed here. */
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
      await listener().catch((error: unknown) => this.logger.warn({ error: errorName(error) }, 'Nobody could be told of a change'));
    }
  }
}
