import type { ChangeEvent, ChangeNews } from './change-event';

/** Changes that come together are followed together. */
const GATHER_MS = 100;
/** The pause until the server has said how far apart it wants its screens to ask. */
const USUAL_JITTER_S = 0.3;
const LONGEST_JITTER_S = 30;
/** More records than this are no longer followed one by one. */
const MOST_EVENTS = 200;

export interface ChangeGatherer {
  readonly add: (news: ChangeNews) => void;
  /** Seconds over which the screens of all who hear this spread their calls. */
  readonly spread: (seconds: number) => void;
  readonly stop: () => void;
}

/** Two changes of one record are one: from where it stood before the first to where it stands now. */
const joined = (first: ChangeEvent | undefined, next: ChangeEvent): ChangeEvent => (first ? { ...next, from: first.from } : next);

/** Gathers what has changed and tells it at once, after a pause by chance; while nobody looks it waits. */
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
