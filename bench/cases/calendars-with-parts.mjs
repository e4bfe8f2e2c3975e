import { staff, visitor } from '../calls.mjs';
import { besidePlain } from '../parts.mjs';

const each = (doctors, n) => doctors[n % doctors.length];

const READS = [
  { name: 'free starts of 7 days, staff', act: (side, _hospital, doctors, n) => staff.freeStarts(side.agent(n), each(doctors, n)) },
  {
    name: 'free starts of 7 days, public',
    act: (side, hospital, doctors, n) => visitor.freeStarts(side.someone(n), slugOf(hospital), each(doctors, n)),
  },
  { name: 'doctors of the booking page', act: (side, hospital, _doctors, n) => visitor.doctors(side.someone(n), slugOf(hospital)) },
];

const slugOf = (hospital) => `bench-${hospital + 1}`;

/** What parts of days and different hours add to what somebody reads who looks for a time. */
export default READS.map(({ name, act }) => ({
  name: `${name}, with parts of days`,
  sides: ['product'],
  run: (bench) => besidePlain(bench, (side, hospital, doctors) => [{ name, act: (_state, n) => act(side, hospital, doctors, n) }]),
}));
