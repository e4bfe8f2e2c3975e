import { ownInstants } from './instants.mjs';

it.each([
  ['a day cut out of an instant', 'shown(createdAt.slice(0, 10))'],
  ['a time cut out of an instant', 'shown(createdAt.slice(11, 16))'],
  ["the browser's own format", 'shown(new Date(at).toLocaleDateString())'],
  ["the browser's own hours", 'shown(new Date(at).getHours())'],
  ['a format of its own', 'shown(new Intl.DateTimeFormat().format(at))'],
  ['a package', "import dayjs from 'dayjs'"],
])('%s is refused', (_, code) => expect(ownInstants(`const one = 1;\n${code}`)).toEqual([2]));

it('what the one place answers may be shown, and other texts may be cut', () => {
  expect(ownInstants('shown(formatDay(createdAt, zone)); shown(id.slice(0, 8)); shown(new Date(at).getUTCHours())')).toEqual([]);
});
