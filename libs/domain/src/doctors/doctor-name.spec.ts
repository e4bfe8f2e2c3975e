import { doctorName } from './doctor-name';

it('a doctor has the title once, however the name is stored', () => {
  const stored = ['Asha Rao', 'Dr. Asha Rao', 'Dr Asha Rao', 'DR.Asha Rao', ' dr.  Asha Rao '];
  expect(stored.map(doctorName)).toEqual(stored.map(() => 'Dr. Asha Rao'));
});

it('a name that only begins like the title keeps its letters', () => {
  expect(['Drishti Rao', 'Drake Dr'].map(doctorName)).toEqual(['Dr. Drishti Rao', 'Dr. Drake Dr']);
});
