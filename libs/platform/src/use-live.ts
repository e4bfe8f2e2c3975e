import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { FIGURES_DUE, followChanges } from './follow/follow-changes';
import { gatherChanges } from './follow/gather-changes';
import { openLive, type LiveHearer } from './live';
import { useSession } from './session';

/** What the shell makes of the bell's part of the stream. */
export type LiveSource = Pick<LiveHearer, 'unread' | 'lost'>;

/** Figures that were reckoned from what the server told are read again after this time. */
const FIGURES_MS = 60_000;

/**
 * Hears the server while `on`, and keeps what the open screen shows true to what others change: rows on the screen by
 * their ids, figures by what was told, everything else by fetching its list again. The shell runs it once; screens do
 * nothing for it. The scroll, the focus and what is typed in forms stay.
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
    const gatherer = gatherChanges((news) => void follow(news));
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
