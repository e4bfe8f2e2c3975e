import { lowestShare, verdictOn, withdrawnText } from './trial';

const seen = (sessions: number, failed: number) => ({ sessions, failed });
const STABLE = seen(1000, 10);

/** Numbers from 0 to 1, the same ones each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Whether a trial is taken back within 30 minutes: five sessions more every 10 s, checked after each of them; the stable one has ten times as many. */
function isTakenBack(failing: number, stableFailing: number, next: () => number): boolean {
  const failuresOf = (sessions: number, share: number) => Array.from({ length: sessions }, next).filter((one) => one < share).length;
  let [trial, stable] = [seen(0, 0), seen(0, 0)];
  for (let look = 0; look < 180; look += 1) {
    trial = seen(trial.sessions + 5, trial.failed + failuresOf(5, failing));
    stable = seen(stable.sessions + 50, stable.failed + failuresOf(50, stableFailing));
    if (verdictOn(trial, stable) === 'worse') return true;
  }
  return false;
}

const takenBack = (trials: number, failing: number, stableFailing: number): number => {
  const next = dice(7);
  return Array.from({ length: trials }, () => isTakenBack(failing, stableFailing, next)).filter(Boolean).length;
};

describe('a release on trial', () => {
  it('is not checked before 20 sessions', () => {
    expect([verdictOn(seen(19, 19), STABLE), verdictOn(seen(20, 19), STABLE)]).toEqual(['tooFew', 'worse']);
  });

  it('is not taken back for fewer than three failures', () => {
    expect([verdictOn(seen(20, 2), seen(20, 0)), verdictOn(seen(20, 5), seen(20, 0))]).toEqual(['good', 'worse']);
  });

  it('is compared with the stable release: what fails everywhere is not its fault', () => {
    expect([verdictOn(seen(100, 20), STABLE), verdictOn(seen(100, 20), seen(1000, 200))]).toEqual(['worse', 'good']);
  });

  it('is taken at its best: few sessions say less than many with the same share', () => {
    expect(lowestShare(seen(20, 2))).toBeLessThan(lowestShare(seen(200, 20)));
    expect(lowestShare(seen(0, 0))).toBe(0);
  });

  it('says why it was taken back', () => {
    expect(withdrawnText(seen(30, 9), seen(200, 1))).toBe('Failed in 9 of 30 sessions, the stable release in 1 of 200');
    expect(withdrawnText(seen(30, 9), seen(0, 0))).toBe('Failed in 9 of 30 sessions');
  });

  it('that fails ten times as often is always taken back, one that is as good hardly ever', () => {
    expect(takenBack(100, 0.1, 0.01)).toBe(100);
    expect(takenBack(200, 0.01, 0.01)).toBeLessThanOrEqual(1);
  });
});
