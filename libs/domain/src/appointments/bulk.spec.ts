import { BULK_ACTS, BULK_MOST, bulkItems, statusOfAct } from './bulk';

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

it('each act sets a status, but Undo', () => {
  expect(BULK_ACTS.map(statusOfAct)).toEqual(['confirmed', 'cancelled', 'completed', 'no_show', null]);
});
