import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { FIGURES_DUE, followChanges } from './follow/follow-changes';
import { gatherChanges } from './follow/gather-changes';
import { openLive, type LiveHearer } from './live';
import { useSession } from './session';

/** What the shell does with the bell's part of the stream, and with modules that have changed ('*': any may have). */
export interface LiveSource extends Pick<LiveHearer, 'unread' | 'lost'> {
  readonly changed?: (topics: readonly string[]) => void;
}

/** Figures that were adjusted by messages are fetched after this time. */
const FIGURES_MS = 60_000;

/**
 * Listens to the server while `on`, and keeps the open screen true to what others change: rows on the screen by their ids,
 * figures by the content of messages, everything else by fetching its list again. The shell runs it once; screens need no
 * code for it. Scroll position, focus and form values stay.
 */
export function useLive(on: boolean, source: LiveSource): void {
  const store = useStore();
  const { role } = useSession();
  const latest = useRef({ source, role });
  useEffect(() => {
    latest.current = { source, role };
  });
  useEffect(() => {
    if (!on) return undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    const onReckoned = (): void => {
      due ??= setTimeout(() => {
        due = undefined;
        gatherer.add(FIGURES_DUE);
      }, FIGURES_MS);
    };
    const follow = followChanges(store, { role: () => latest.current.role, onReckoned });
    const gatherer = gatherChanges((news) => {
      latest.current.source.changed?.(news.topics);
      void follow(news);
    });
    const close = openLive({
      unread: (count) => latest.current.source.unread(count),
      lost: () => latest.current.source.lost(),
      changed: gatherer.add,
      spread: gatherer.spread,
    });
    return () => {
      close();
      gatherer.stop();
      clearTimeout(due);
    };
  }, [on, store]);
}
