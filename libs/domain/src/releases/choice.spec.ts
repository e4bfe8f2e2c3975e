import { createHash } from 'node:crypto';
import { before, chosen, FROM_INSTALLATION, type LiveReleases, type Move, type Viewer } from './choice';

const shareOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % 10_000;
const LIVE: LiveReleases = { stable: '1.0.0-aaaaaaaaaa', canary: '1.1.0-bbbbbbbbbb', percent: 0, roles: [], hospitals: [] };
const viewer = (id: number, more: Partial<Viewer> = {}): Viewer => ({ id: String(id), role: 'doctor', hospitalId: null, ...more });
const everybody = Array.from({ length: 20_000 }, (_, id) => viewer(id));

const triers = (live: Partial<LiveReleases>, among = everybody): readonly string[] =>
  among.filter((one) => chosen('mfe-doctor', { ...LIVE, ...live }, one, shareOf) === (live.canary ?? LIVE.canary)).map(({ id }) => id);

describe('the release that somebody gets', () => {
  it.each([1, 10, 25, 50])('is the canary for %i of 100 users', (percent) => {
    const share = (triers({ percent }).length / everybody.length) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(0.6);
  });

  it('stays the canary for those who had it when more get it', () => {
    const more = new Set(triers({ percent: 25 }));
    expect(triers({ percent: 10 }).filter((id) => !more.has(id))).toEqual([]);
  });

  it('is tried by others with each release', () => {
    const first = new Set(triers({ percent: 10 }));
    const both = triers({ percent: 10, canary: '1.2.0-cccccccccc' }).filter((id) => first.has(id));
    expect(both.length).toBeLessThan(first.size / 5);
  });

  it('is the canary for a role or a hospital that is named, and for nobody else', () => {
    const among = [viewer(1), viewer(2, { role: 'agent' }), viewer(3, { role: 'agent', hospitalId: 'h' })];
    expect(triers({ roles: ['doctor'] }, among)).toEqual(['1']);
    expect(triers({ hospitals: ['h'] }, among)).toEqual(['3']);
  });

  it('is the stable one for visitors, and for all without a canary', () => {
    expect(chosen('mfe-doctor', { ...LIVE, percent: 100 }, null, shareOf)).toBe(LIVE.stable);
    expect(chosen('mfe-doctor', { ...LIVE, percent: 100, canary: null }, viewer(1), shareOf)).toBe(LIVE.stable);
  });
});

describe('the release to go back to', () => {
  const live = (to: string): Move => ({ kind: 'live', to });
  const back = (to: string): Move => ({ kind: 'rollback', to });

  it.each<[string, Move[], string | null]>([
    ['none where nothing was shipped', [], null],
    ['what the installation brought, after the first', [live('a')], FROM_INSTALLATION],
    ['the one before', [live('a'), live('b')], 'a'],
    ['the one before that, after a rollback', [live('a'), live('b'), back('a')], FROM_INSTALLATION],
    ['another one, though the same was chosen twice', [live('a'), live('b'), live('b')], 'a'],
    ['never one that was itself rolled back', [live('a'), live('b'), back('a'), live('c')], 'a'],
    ['not a canary that was never live for all', [live('a'), { kind: 'canary', to: 'b' }, live('c')], 'a'],
    ['none after everything was rolled back', [live('a'), back(FROM_INSTALLATION)], null],
  ])('is %s', (_, moves, expected) => {
    expect(before(moves)).toBe(expected);
  });
});
