import { MOST_SCREEN_AGE_MS } from '@arogya/domain/live/screen-age';
import { browser } from './browser';
import { newsOf, type ChangeNews } from './follow/change-event';

const EVENTS = '/api/events';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** After as many failures the wait is the longest. */
const LONG_WAIT = 6;
/** Within this time after its server has said goodbye, a tab looks for another one. */
const BYE_MS = 3_000;
/** After this time a hidden tab closes its connection: over HTTP/1.1 a browser has six for all its tabs. */
const HIDDEN_MS = 30_000;

/** What to do with the messages of the server. */
export interface LiveHearer {
  readonly unread: (count: number) => void;
  readonly changed: (news: ChangeNews) => void;
  /** Over how many seconds this server's screens spread their calls after a change. */
  readonly spread: (seconds: number) => void;
  /** The stream broke, or the server says that its session has ended. Asks by an ordinary call; false when nobody is signed in any more. */
  readonly lost: () => Promise<boolean>;
}

function parsed(event: MessageEvent): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(event.data));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** After a gap anything may have changed. */
const EVERYTHING: ChangeNews = { topics: ['*'], events: [] };

/** Twice as long after each failure, and randomly up to half less: all browsers reconnect after a restart, but not at once. */
const waitAfter = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (1 - Math.random() / 2);

class Live {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private gap = false;
  private ended = false;

  constructor(private readonly hear: LiveHearer) {
    document.addEventListener('visibilitychange', this.look);
    window.addEventListener('online', this.connectNow);
    const age = Math.round(performance.now());
    this.gap = document.hidden || age > MOST_SCREEN_AGE_MS;
    // The document has brought what this tab shows, or asked for it: the server says what has changed since.
    if (!document.hidden) this.open(this.gap ? EVENTS : `${EVENTS}?age=${age}`);
  }

  readonly end = (): void => {
    this.ended = true;
    document.removeEventListener('visibilitychange', this.look);
    window.removeEventListener('online', this.connectNow);
    this.drop();
  };

  private open(address = EVENTS): void {
    this.drop();
    const source = browser.listenTo(address);
    if (!source) return void this.again();
    this.source = source;
    source.addEventListener('open', () => {
      this.failures = 0;
      if (this.gap) this.hear.changed(EVERYTHING);
      this.gap = false;
    });
    source.addEventListener('hello', (event) => {
      const { jitter } = parsed(event);
      if (typeof jitter === 'number') this.hear.spread(jitter);
    });
    source.addEventListener('unread', (event) => {
      const { unread } = parsed(event);
      if (typeof unread === 'number') this.hear.unread(unread);
    });
    // The server ends the oldest stream of a session that has too many: this tab waits long before it takes another one's place.
    source.addEventListener('full', () => {
      this.failures = LONG_WAIT;
    });
    // Nothing broke, so there is nothing to ask: the server is being stopped, and others are there or soon will be.
    source.addEventListener('bye', () => this.comeBack(Math.random() * BYE_MS));
    source.addEventListener('changed', (event) => {
      const news = newsOf(parsed(event));
      if (news.topics.length + news.events.length > 0) this.hear.changed(news);
    });
    // A tab that has just signed in again, or chosen a new password, has another session by now.
    source.addEventListener('ended', () => void this.again());
    source.addEventListener('error', () => void this.again());
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  private comeBack(wait: number): void {
    this.drop();
    this.gap = true;
    this.timer = setTimeout(this.connectNow, wait);
  }

  private async again(): Promise<void> {
    this.drop();
    this.gap = true;
    const goesOn = await this.hear.lost();
    if (this.ended || this.source) return;
    if (!goesOn) return this.end();
    this.comeBack(waitAfter(this.failures));
    this.failures += 1;
  }

  private readonly connectNow = (): void => {
    if (!this.source && !document.hidden) this.open();
  };

  private readonly look = (): void => {
    clearTimeout(this.timer);
    if (!document.hidden) return this.connectNow();
    this.timer = setTimeout(() => {
      this.gap = true;
      this.drop();
    }, HIDDEN_MS);
  };
}

/** Listens to the server's events, with one stream for this tab, until the returned function is called. */
export function openLive(hear: LiveHearer): () => void {
  return new Live(hear).end;
}
