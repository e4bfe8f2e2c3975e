import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { readFileSync } from 'node:fs';
import { added, FIGURE_VIEWS, RECORD_VIEW, ROW_VIEWS, type AppointmentRow } from './appointment-views';
import type { ChangeEvent } from './change-event';
import { withoutMoves } from './hold-waiting';
import { isStale, listStep, patched } from './list-step';

/** 24 November 2026, 10:00 in India. */
const NOW = Date.parse('2026-11-24T04:30:00Z');
const row = (id: string, of: Partial<AppointmentRow> = {}): AppointmentRow => ({
  id,
  version: 1,
  status: 'pending',
  doctorId: 'd1',
  hospitalId: 'h1',
  patientId: `p-${id}`,
  agentId: null,
  appointmentDate: '2026-11-24T11:00:00+05:30',
  createdAt: '2026-11-20T11:00:00+05:30',
  hospital: { timeZone: DEFAULT_ZONE },
  ...of,
});
const event = (of: Partial<ChangeEvent> = {}): ChangeEvent => ({
  ...{ topic: 'appointments', id: 'new', version: 1, hospitalId: 'h1', doctorId: 'd1', day: '2026-11-24', from: null, to: 'pending' },
  ...of,
});
const list = (args: object) => ROW_VIEWS['listAppointments']!(args as Record<string, unknown>);
const BOARD = list({ hospitalId: 'h1', from: '2026-11-24', to: '2026-11-24', sort: 'appointmentDate', pageSize: 200 });
const PAGE = list({ sort: '-createdAt', page: 1, pageSize: 2 });
const two = [row('1'), row('2')];

describe('a booking elsewhere', () => {
  test.each([
    ['of another hospital', { hospitalId: 'h2' }],
    ['of another day', { day: '2026-11-25' }],
  ])('%s asks for nothing on a board of the day', (_what, of) => {
    expect(listStep(BOARD, two, event(of), NOW)).toEqual({ fetch: false, drop: false, waits: false, by: 0 });
  });

  test('on the board of its day is fetched', () => {
    expect(listStep(BOARD, two, event(), NOW)).toMatchObject({ fetch: true, waits: false });
  });

  test('waits above a page that it would shift, and is counted', () => {
    expect(listStep(PAGE, two, event(), NOW)).toEqual({ fetch: false, drop: false, waits: true, by: 1 });
    expect(listStep({ ...PAGE, page: 2 }, two, event(), NOW)).toMatchObject({ waits: false, by: 1 });
  });

  test('belongs to a page by time only when its day lies within the page', () => {
    const byTime = list({ sort: '-appointmentDate', page: 2, pageSize: 2 });
    const rows = [row('1', { appointmentDate: '2026-11-26T11:00:00+05:30' }), row('2')];
    expect(listStep(byTime, rows, event({ day: '2026-11-25' }), NOW).waits).toBe(true);
    expect(listStep(byTime, rows, event({ day: '2026-11-27' }), NOW).waits).toBe(false);
    expect(listStep(byTime, rows, event({ day: '2026-11-23' }), NOW).waits).toBe(false);
  });

  test.each([{ q: 'asha' }, { patientId: 'p' }])('says nothing to a list whose filter only the server can apply: %p', (args) => {
    expect(listStep(list(args), two, event(), NOW)).toEqual({ fetch: false, drop: false, waits: false, by: 0 });
  });

  test('of today is fetched for the schedule of today', () => {
    const today = ROW_VIEWS['todayAppointments']!({ pageSize: 200 });
    expect(listStep(today, two, event(), NOW).fetch).toBe(true);
    expect(listStep(today, two, event({ day: '2026-11-27' }), NOW).fetch).toBe(false);
  });
});

describe('a row on the screen', () => {
  const changed = event({ id: '1', version: 2, from: 'pending', to: 'confirmed' });
  test('is fetched when it has changed, wherever it stands by now', () => {
    expect(listStep(PAGE, two, changed, NOW).fetch).toBe(true);
    expect(listStep(list({ q: 'x' }), two, { ...changed, hospitalId: 'h2' }, NOW).fetch).toBe(true);
  });
  test('is not fetched in a version that it has already', () => {
    expect(listStep(PAGE, [row('1', { version: 2 })], changed, NOW).fetch).toBe(false);
  });
  test('goes without a call when it was deleted: from a whole day at once, on a page it waits, as the others would move up', () => {
    expect(listStep(BOARD, two, { ...changed, to: null }, NOW)).toMatchObject({ fetch: false, drop: true, by: -1 });
    expect(listStep(PAGE, two, { ...changed, to: null }, NOW)).toEqual({ fetch: false, drop: false, waits: true, by: 0 });
  });
});

describe('fresh rows', () => {
  const fresh = (...rows: AppointmentRow[]) => ({
    asked: new Set(rows.map(({ id }) => id)),
    rows: new Map(rows.map((one) => [one.id, one])),
  });
  const ids = (rows: readonly AppointmentRow[] | undefined) => rows?.map(({ id }) => id);

  test('take the place of the old ones', () => {
    const next = row('2', { version: 2, status: 'confirmed' });
    expect(patched(PAGE, two, fresh(next), NOW)).toEqual({ rows: [two[0], next], by: 0, leaving: [] });
  });
  test('leave a whole day whose filter they no longer meet, and keep their place on a page until it is fetched again', () => {
    const moved = row('2', { version: 2, appointmentDate: '2026-11-25T11:00:00+05:30' });
    expect(patched(BOARD, two, fresh(moved), NOW)).toEqual({ rows: [two[0]], by: -1, leaving: [] });
    const paged = list({ status: 'pending', pageSize: 2 });
    const done = row('2', { version: 2, status: 'completed' });
    expect(patched(paged, two, fresh(done), NOW)).toEqual({ rows: [two[0], done], by: 0, leaving: ['2'] });
    expect(patched(paged, [two[0]!, done], fresh(two[1]!), NOW)).toMatchObject({ leaving: ['2'] });
    expect(patched(paged, [two[0]!, done], fresh(row('2', { version: 3 })), NOW)).toMatchObject({ leaving: [] });
  });
  test('come to a whole day in the order of time, and to a page never', () => {
    const early = row('0', { appointmentDate: '2026-11-24T09:00:00+05:30' });
    expect(ids(patched(BOARD, two, fresh(early), NOW)?.rows)).toEqual(['0', '1', '2']);
    expect(patched(PAGE, two, fresh(early), NOW)).toBeNull();
    expect(ids(patched(list({}), [], fresh(early), NOW)?.rows)).toEqual(['0']);
  });
  test('that are not there any more are taken out of a whole day, and wait on a page', () => {
    const gone = { asked: new Set(['1']), rows: new Map() };
    expect(ids(patched(BOARD, two, gone, NOW)?.rows)).toEqual(['2']);
    expect(patched(PAGE, two, gone, NOW)).toEqual({ rows: two, by: 0, leaving: ['1'] });
  });
  test('never bring an older version back', () => {
    expect(patched(PAGE, [row('1', { version: 5 })], fresh(row('1', { version: 4 })), NOW)).toBeNull();
  });
});

test("after one's own change, rows of others that wait neither come nor go", () => {
  const [a, b, come, mine] = [row('a'), row('b'), row('come'), row('mine')];
  const before = { rows: [a, b], waiting: ['come', 'a'] };
  expect(withoutMoves([come, b, mine], before).map(({ id }) => id)).toEqual(['a', 'b', 'mine']);
  expect(withoutMoves([a, b], before)).toEqual([a, b]);
});

test('an answer that nobody looks at is forgotten only when the change may concern it', () => {
  expect(isStale(BOARD, two, event(), NOW)).toBe(true);
  expect(isStale(BOARD, two, event({ hospitalId: 'h2' }), NOW)).toBe(false);
  expect(isStale(BOARD, two, event({ id: '1', version: 2, hospitalId: 'h2' }), NOW)).toBe(true);
});

test('figures move by what was and what is', () => {
  const stats = { today: 4, pending: 2, confirmed: 0, completedToday: 1, cancelled: 0 };
  const move = (of: Partial<ChangeEvent>, today = true) => added(stats, FIGURE_VIEWS['appointmentStats']!(event(of), today));
  expect(move({})).toEqual({ today: 5, pending: 3, confirmed: 0, completedToday: 1, cancelled: 0 });
  expect(move({ from: 'pending', to: 'completed' })).toEqual({ today: 4, pending: 1, confirmed: 0, completedToday: 2, cancelled: 0 });
  expect(move({ from: 'pending', to: 'confirmed' })).toEqual({ today: 4, pending: 1, confirmed: 1, completedToday: 1, cancelled: 0 });
  expect(move({ from: 'pending', to: 'cancelled' }, false)).toEqual({
    today: 4,
    pending: 1,
    confirmed: 0,
    completedToday: 1,
    cancelled: 1,
  });
  expect(move({ from: 'pending', to: null })).toEqual({ today: 3, pending: 1, confirmed: 0, completedToday: 1, cancelled: 0 });
});

test('every endpoint that answers appointments is followed', () => {
  interface Spec {
    paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, { $ref?: string }> }>>;
    components: { responses: Record<string, unknown> };
  }
  const { paths, components } = JSON.parse(readFileSync('openapi.json', 'utf8')) as Spec;
  const reads = Object.values(paths).flatMap(({ get: read }) => (read ? [read] : []));
  // An answer of several calls stands once, with a name.
  const written = (answer: { $ref?: string }): unknown =>
    answer.$ref ? components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
  const showing = reads.filter(({ responses = {} }) =>
    JSON.stringify(Object.values(responses).map(written)).includes('"#/components/schemas/Appointment"'),
  );
  expect(showing.map(({ operationId }) => operationId).sort()).toEqual([...Object.keys(ROW_VIEWS), RECORD_VIEW].sort());
});
