import { mergeVersions } from './merge-versions';

const read = { name: 'City Care', phone: '080', days: ['Monday'] };

it("takes the other's value where this person changed nothing", () => {
  const { values, clashes } = mergeVersions(read, { ...read, phone: '081' }, { ...read, name: 'City Care Hospital' });
  expect(values).toEqual({ name: 'City Care Hospital', phone: '081', days: ['Monday'] });
  expect(clashes).toEqual([]);
});

it("keeps this person's value and names the field when both changed it", () => {
  const { values, clashes } = mergeVersions(read, { ...read, days: [] }, { ...read, days: ['Tuesday'] });
  expect(values.days).toEqual([]);
  expect(clashes).toEqual(['days']);
});

it('sees no clash when both typed the same', () => {
  expect(mergeVersions(read, { ...read, phone: '1' }, { ...read, phone: '1' }).clashes).toEqual([]);
});
