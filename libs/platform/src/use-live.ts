import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import { gatherRooms } from './gather-rooms';
import { openLive, type LiveHearer } from './live';
import { tagsOf } from './refetching';

/** What the shell makes of the bell's part of the stream. */
export type LiveSource = Pick<LiveHearer, 'unread' | 'lost'>;

/**
 * Hears the server while `on`, and refetches what the open screen shows of the rooms that others change. The shell runs
 * it once; screens do nothing for it. Rows come in as after a change of one's own: the scroll, the focus and what is
 * typed in forms stay.
 */
export function useLive(on: boolean, source: LiveSource): void {
  const dispatch = useDispatch();
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => {
    if (!on) return undefined;
    const gatherer = gatherRooms((rooms) => dispatch(api.util.invalidateTags(tagsOf(rooms))));
    const close = openLive({
      unread: (count) => latest.current.unread(count),
      lost: () => latest.current.lost(),
      changed: gatherer.add,
    });
    return () => {
      close();
      gatherer.stop();
    };
  }, [on, dispatch]);
}
