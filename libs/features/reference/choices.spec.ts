import { CHOICE_SEARCH, cityChoices, cityFrom, cityKey, cityKeyChoices, withKept } from './choices';

const MAHARASHTRA = { id: 's1', name: 'Maharashtra' };
const BIHAR = { id: 's2', name: 'Bihar' };
const CITIES = [
  { name: 'Aurangabad', state: MAHARASHTRA },
  { name: 'Aurangabad', state: BIHAR },
  { name: 'Pune', state: MAHARASHTRA },
];

it('lists a city with its state, a shared name once', () => {
  expect(cityChoices(CITIES).map(({ value }) => value)).toEqual(['Aurangabad', 'Pune']);
});

it('keeps two cities of one name apart where the state is kept, too', () => {
  const keys = cityKeyChoices(CITIES).map(({ value }) => value);
  expect(new Set(keys).size).toBe(3);
  expect(keys.map(cityFrom)[1]).toEqual({ city: 'Aurangabad', stateId: 's2' });
});

it('reads back a city without a state, and one that was never chosen', () => {
  expect(cityFrom(cityKey('Goa', null))).toEqual({ city: 'Goa', stateId: null });
  expect(cityKey('', null)).toBe('');
});

it('keeps the choice that a record already has, though it is no longer offered', () => {
  const choices = [{ value: 'a', label: 'A' }];
  expect(withKept(choices, { value: 'b', label: 'B' })[0]?.value).toBe('b');
  expect(withKept(choices, { value: 'a', label: 'A' })).toHaveLength(1);
  expect(withKept(choices, null)).toHaveLength(1);
});

it('brings first what begins with the typed letters', () => {
  const labels = ['Amritsar, Punjab', 'Kanpur', 'Pune, Maharashtra'].map((label) => ({ label }));
  const found = [...labels].sort((one, other) => CHOICE_SEARCH.filterSort(one, other, { searchValue: 'PUN' }));
  expect(found.map(({ label }) => label)).toEqual(['Pune, Maharashtra', 'Amritsar, Punjab', 'Kanpur']);
});
