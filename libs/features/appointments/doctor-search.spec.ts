import { findDoctors, offeredFirst } from './doctor-search';

const doctor = (fullName: string, specialty: string, hospitalName: string) => ({ id: fullName, fullName, specialty, hospitalName });
const DOCTORS = [
  doctor('Dr. Arun Sameer', 'Cardiology', 'Meenakshi Hospital'),
  doctor('Dr. Meera Iyer', 'Dermatology', 'Lotus Care'),
  doctor('Asha Rao', 'Medicine', 'Lotus Care'),
];
const found = (typed: string): string[] => findDoctors(DOCTORS, typed).map(({ fullName }) => fullName);

it('a name that begins so comes before a specialty, a hospital and what is in the middle of a word', () => {
  expect(found('mee')).toEqual(['Dr. Meera Iyer', 'Dr. Arun Sameer']);
  expect(found('me')).toEqual(['Dr. Meera Iyer', 'Asha Rao', 'Dr. Arun Sameer']);
});

it('finds by specialty, by hospital, and by words of both', () => {
  expect(found('CARDIO')).toEqual(['Dr. Arun Sameer']);
  expect(found('lotus rao')).toEqual(['Asha Rao']);
  expect(found('nobody')).toEqual([]);
  expect(found(' ')).toHaveLength(3);
});

it('the offered doctor stands first, once', () => {
  expect(offeredFirst(DOCTORS, DOCTORS[2]).map(({ id }) => id)).toEqual(['Asha Rao', 'Dr. Arun Sameer', 'Dr. Meera Iyer']);
  expect(offeredFirst(DOCTORS, undefined)).toHaveLength(3);
});
