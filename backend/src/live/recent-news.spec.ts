import { EVERYTHING, type Change } from '../events/change';
import type { NewEvent } from './news.sql';
import { RecentNews } from './recent-news';

const LEADS: Change = { topic: 'leads', id: null, hospitalId: null };
const event = (ms: number): NewEvent => ({
  tx: '1',
  at: 1,
  ms,
  kind: 'x',
  id: String(ms),
  version: 1,
  from: null,
  to: null,
  audiences: null,
});

let now = 0;
let recent: RecentNews;
beforeEach(() => {
  now = 100_000;
  recent = new RecentNews(() => now);
});

it('has what was announced since a screen was asked for, and nothing from before', () => {
  recent.add([EVERYTHING], []);
  now += 3_000;
  recent.add([LEADS], []);
  now += 2_000;
  expect(recent.since(2_500).changes).toEqual([LEADS]);
  expect(recent.since(4_500).changes).toEqual([EVERYTHING, LEADS]);
  expect(recent.since(500).changes).toEqual([]);
});

it('counts a second more, for what was committed shortly after its own time', () => {
  recent.add([LEADS], []);
  now += 1_000;
  expect(recent.since(0).changes).toEqual([LEADS]);
});

it('goes by the time of an event, however late it was read', () => {
  recent.add([], [event(20_000), event(99_500)]);
  expect(recent.since(10).events.map(({ ms }) => ms)).toEqual([99_500]);
});

it('forgets what no screen can have missed', () => {
  recent.add([LEADS], []);
  now += 40_000;
  recent.add([EVERYTHING], []);
  expect(recent.since(1_000_000).changes).toEqual([EVERYTHING]);
});
