import type { ChangeEvent, ChangeNews } from './change-event';

/** Changes within this time are followed together. */
const GATHER_MS = 100;
/** The longest random pause: until the server has sent its own value, and at most. */
const USUAL_JITTER_S = 0.3;
const LONGEST_JITTER_S = 30;
/** With more records than this, lists are fetched instead of rows. */
const MOST_EVENTS = 200;

export interface ChangeGatherer {
  readonly add: (news: ChangeNews) => void;
  /** Over how many seconds all screens that get this message spread their calls. */
  readonly spread: (seconds: number) => void;
  readonly stop: () => void;
}

/** Joins two changes of one record: from the place before the first to the place after the second. */
const joined = (first: ChangeEvent | undefined, next: ChangeEvent): ChangeEvent => (first ? { ...next, from: first.from } : next);

/** Collects changes and passes them on together, after a random pause; while the tab is hidden it waits. */
export function gatherChanges(tell: (news: ChangeNews) => void): ChangeGatherer {
  const topics = new Set<string>();
  const events = new Map<string, ChangeEvent>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let jitter = USUAL_JITTER_S;
  const flush = (): void => {
    timer = undefined;
    if (document.hidden || topics.size + events.size === 0) return;
    const news = topics.has('*') ? { topics: ['*'], events: [] } : { topics: [...topics], events: [...events.values()] };
    topics.clear();
    events.clear();
    tell(news);
  };
  const soon = (): void => {
    if (!document.hidden) timer ??= setTimeout(flush, GATHER_MS + Math.random() * jitter * 1_000);
  };
  document.addEventListener('visibilitychange', soon);
  return {
    add: (news) => {
      news.topics.forEach((topic) => topics.add(topic));
      for (const event of news.events) {
        const key = `${event.topic} ${event.id}`;
        events.set(key, joined(events.get(key), event));
      }
      if (events.size > MOST_EVENTS) {
        topics.add('*');
        events.clear();
      }
      soon();
    },
    spread: (seconds) => {
      jitter = Math.min(Math.max(0, seconds), LONGEST_JITTER_S);
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', soon);
    },
  };
}
