import { doctorGroups } from './doctor-options';
import { isElsewhere, hospitalAndCity } from './city';

const of = (id: string, hospitalName: string | null, city: string) => ({ id, fullName: `Dr. ${id}`, specialty: 'ENT', hospitalName, city });

it.each([
  ['Pune', 'Mumbai', true],
  ['Kothrud, Pune', 'Pune', false],
  ['pune', ' PUNE ', false],
  ['Navi Mumbai', 'Pune', true],
  ['', 'Pune', false],
  [null, 'Pune', false],
  ['Pune', 'Other', false],
  ['Pune', '', false],
  ['पुणे', 'मुंबई', true],
])('somebody from %p and a doctor in %p: another city is %p', (place, city, other) => {
  expect(isElsewhere(place, city)).toBe(other);
});

it('a hospital is named with its city, where that is known', () => {
  expect(hospitalAndCity({ hospitalName: 'Lotus Care', city: 'Pune' })).toBe('Lotus Care, Pune');
  expect(hospitalAndCity({ hospitalName: null, city: 'Other' })).toBe('No hospital');
});

it("groups say hospital and city, and those of the person's city come first", () => {
  const doctors = [of('a', 'Apollo', 'Mumbai'), of('b', 'Lotus', 'Mumbai'), of('c', 'Lotus', 'Pune')];
  const labels = (place: string | null): string[] => doctorGroups(doctors, undefined, place).map(({ label }) => label);
  expect(labels(null)).toEqual(['Apollo, Mumbai', 'Lotus, Mumbai', 'Lotus, Pune']);
  expect(labels('Pune')).toEqual(['Lotus, Pune', 'Apollo, Mumbai', 'Lotus, Mumbai']);
});
