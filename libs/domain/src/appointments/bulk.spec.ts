import { APPOINTMENT_STATUSES } from './status';
import { BULK_ACTS, BULK_MOST, bulkItems, bulkNonsense, statusOfAct, type ListAct } from './bulk';

const id = (n: number): string => `0b0f5f4e-6f3e-4a55-9d5e-${String(n).padStart(12, '0')}`;
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ id: id(n), version: 1 }));

describe('the appointments of one call', () => {
  it.each([
    ['fifty of them', many(BULK_MOST), null],
    ['one without a version', [{ id: id(1) }], null],
    ['not fifty-one', many(BULK_MOST + 1), 'At most 50 appointments at once'],
    ['not none', [], 'Please choose at least one appointment'],
    ['no text', 'all', 'Please choose at least one appointment'],
    ['none twice, however the id is written', [{ id: id(1) }, { id: id(1).toUpperCase() }], 'Each appointment once'],
    ['none without an id', [{ version: 2 }], 'Each item names an appointment by its `id`'],
    ['no bare ids', [id(1)], 'Each item is an object with an `id`'],
    ['no version that is no number', [{ id: id(1), version: 'last' }], `${id(1)}: the \`version\` that was read`],
    ['nothing else', [{ id: id(1), notes: 'x' }], `${id(1)}: \`notes\` is no field of an item`],
  ])('%s', (_, items, problem) => {
    expect(bulkItems().check(items)).toBe(problem);
  });
});

it('each act sets a status, but giving to an agent and Undo', () => {
  expect(BULK_ACTS.map(statusOfAct)).toEqual(['confirmed', 'cancelled', 'completed', 'no_show', null, null]);
});

describe('what was chosen among many', () => {
  const NOW = Date.parse('2026-11-24T04:30:00Z');
  const of = (act: ListAct, startMs: number) => APPOINTMENT_STATUSES.map((status) => bulkNonsense(act, { status, startMs }, NOW));

  it('is confirmed only while it is pending: nothing is revived', () => {
    expect(of('confirm', NOW)).toEqual([null, 'done', 'closed', 'closed', 'closed']);
  });
  it('is cancelled only while the patient is expected', () => {
    expect(of('cancel', NOW)).toEqual([null, null, 'done', 'closed', 'closed']);
  });
  it('is given to an agent only while the patient is expected', () => {
    expect(of('agent', NOW)).toEqual([null, null, 'closed', 'closed', 'closed']);
  });
  it('is a no-show from its start on', () => {
    expect(of('no_show', NOW)).toEqual([null, null, 'closed', 'closed', 'done']);
    expect(of('no_show', NOW + 1)).toEqual(['toCome', 'toCome', 'closed', 'closed', 'done']);
  });
});
