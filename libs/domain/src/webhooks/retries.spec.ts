import { MOST_TRIES, RETRY_SECONDS, retryWait } from './retries';

const waits = (chance: number): (number | null)[] => Array.from({ length: MOST_TRIES }, (_, n) => retryWait(n + 1, null, chance));

describe('the tries of a delivery', () => {
  it('follow after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h; after the tenth it is dead', () => {
    expect(waits(0.5)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
    expect(MOST_TRIES).toBe(10);
  });

  it('are spread by a fifth to both sides', () => {
    expect(waits(0).slice(0, 3)).toEqual([4, 240, 1440]);
    expect(waits(1).slice(0, 3)).toEqual([6, 360, 2160]);
  });

  it('wait as long as the receiver asks for, up to an hour, and never shorter than otherwise', () => {
    expect(retryWait(1, 120, 0.5)).toBe(120);
    expect(retryWait(1, 90_000, 0.5)).toBe(3600);
    expect(retryWait(4, 10, 0.5)).toBe(RETRY_SECONDS[3]);
    expect(retryWait(MOST_TRIES, 10, 0.5)).toBeNull();
  });
});
