import { findDoctors, offeredFirst } from './doctor-search';

const doctor = (fullName: string, specialty: string, hospitalName: string, city = 'Pune') => ({
  id: fullName,
  fullName,
  specialty,
  hospitalName,
  city,
});
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

describe("doctors of the person's city", () => {
  const [mumbai, pune, named] = [
    doctor('Dr. Anil Nair', 'Cardiology', 'Lotus Care', 'Mumbai'),
    doctor('Dr. Zoya Khan', 'Cardiology', 'Lotus Care', 'Pune'),
    doctor('Dr. Cardoso', 'Dermatology', 'Lotus Care', 'Mumbai'),
  ];
  const order = (typed: string, place: string | null): string[] =>
    findDoctors([mumbai, pune, named], typed, place).map(({ fullName }) => fullName);

  it.each(['Pune', ' pune ', 'Kothrud, PUNE', 'Pune, Maharashtra'])('stand first for somebody from %p, of equal matches', (place) => {
    expect(order('', place)).toEqual(['Dr. Zoya Khan', 'Dr. Anil Nair', 'Dr. Cardoso']);
    expect(order('cardiology', place)).toEqual(['Dr. Zoya Khan', 'Dr. Anil Nair']);
    expect(order('card', place)).toEqual(['Dr. Cardoso', 'Dr. Zoya Khan', 'Dr. Anil Nair']);
  });

  it.each([null, '', 'Nagpur', 'Punetown'])('do not, for somebody from %p', (place) => {
    expect(order('', place)).toEqual(['Dr. Anil Nair', 'Dr. Zoya Khan', 'Dr. Cardoso']);
  });
});
