import { jest } from '@jest/globals';
import { showProgress } from './progress.mjs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows three pieces that take 20 s each. */
function shownOn(output) {
  const said = [];
  let done = 0;
  const progress = () => ({ done, of: 3, what: done ? `piece ${done}` : undefined });
  const shown = showProgress('Building', progress, { ...output, write: (text) => said.push(text) });
  for (; done < 3; done += 1) jest.advanceTimersByTime(20_000);
  shown.end();
  jest.advanceTimersByTime(60_000);
  return said;
}

describe('how far something is', () => {
  it('is a line for each step where lines are kept, and one now and then between them', () => {
    expect(shownOn({ isTTY: false })).toEqual([
      'Building: 0 of 3, 0 s\n',
      'Building: 0 of 3, 15 s\n',
      'Building: 1 of 3, piece 1, 21 s\n',
      'Building: 1 of 3, piece 1, 36 s\n',
      'Building: 2 of 3, piece 2, 41 s\n',
      'Building: 2 of 3, piece 2, 56 s\n',
      'Building: 3 of 3, piece 3, 60 s\n',
    ]);
  });

  it('is one line with a bar on a terminal, written again each second', () => {
    const said = shownOn({ isTTY: true, columns: 80 });
    expect(said).toHaveLength(62);
    expect(said[30]).toBe('\r\u001b[K[######..............] Building: 1 of 3, piece 1, 30 s');
    expect(said.at(-1)).toBe('\r\u001b[KBuilding: 60 s\n');
  });
});
