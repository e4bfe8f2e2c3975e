import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { ChangeNews } from './follow/change-event';
import { followChanges } from './follow/follow-changes';
import { gatherChanges } from './follow/gather-changes';
import { openLive, type LiveHearer } from './live';
import { useSession } from './session';
import { sessionEnded } from './session-state';

/** What the shell does with the bell's part of the stream, and with modules that have changed ('*': any may have). */
export interface LiveSource extends Pick<LiveHearer, 'unread' | 'lost'> {
  readonly changed?: (topics: readonly string[]) => void;
}

/** Another tab may change the password at this moment: the new cookie comes with the answer to that, so nobody is signed out by one look. */
const ASK_AGAIN_MS = 500;

async function isSignedIn(ask: () => Promise<boolean>): Promise<boolean> {
  if (await ask()) return true;
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  return ask();
}

/** News that come later, each kind once at a time: figures that were adjusted by messages are fetched in the end. */
function laterNews(add: (news: ChangeNews) => void) {
  const due = new Map<ChangeNews, ReturnType<typeof setTimeout>>();
  const later = (news: ChangeNews, ms: number): void => {
    if (due.has(news)) return;
    const come = (): void => {
      due.delete(news);
      add(news);
    };
    due.set(news, setTimeout(come, ms));
  };
  const stop = (): void => due.forEach((timer) => clearTimeout(timer));
  return { later, stop };
}

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
    let closed = false;
    const { later, stop } = laterNews((news) => gatherer.add(news));
    const follow = followChanges(store, { role: () => latest.current.role, later });
    const gatherer = gatherChanges((news) => {
      latest.current.source.changed?.(news.topics);
      void follow(news);
    });
    const close = openLive({
      unread: (count) => latest.current.source.unread(count),
      lost: async () => {
        const goesOn = await isSignedIn(() => latest.current.source.lost());
        if (goesOn || closed) return goesOn;
        store.dispatch(sessionEnded());
        return false;
      },
      changed: gatherer.add,
      spread: gatherer.spread,
    });
    return () => {
      closed = true;
      close();
      gatherer.stop();
      stop();
    };
  }, [on, store]);
}
