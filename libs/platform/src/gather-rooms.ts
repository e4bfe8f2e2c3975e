/** Changes that come together refetch once. */
const GATHER_MS = 300;

export interface RoomGatherer {
  readonly add: (rooms: readonly string[]) => void;
  readonly stop: () => void;
}

/** Gathers the rooms that have changed and tells them together; while nobody looks they wait. */
export function gatherRooms(tell: (rooms: readonly string[]) => void): RoomGatherer {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (document.hidden || waiting.size === 0) return;
    const rooms = [...waiting];
    waiting.clear();
    tell(rooms);
  };
  const soon = (): void => {
    timer ??= setTimeout(flush, GATHER_MS);
  };
  document.addEventListener('visibilitychange', soon);
  return {
    add: (rooms) => {
      rooms.forEach((room) => waiting.add(room));
      soon();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', soon);
    },
  };
}
