import { doctorName, namesApart } from './doctor-name';

it('a doctor has the title once, however the name is stored', () => {
  const stored = ['Asha Rao', 'Dr. Asha Rao', 'Dr Asha Rao', 'DR.Asha Rao', ' dr.  Asha Rao '];
  expect(stored.map(doctorName)).toEqual(stored.map(() => 'Dr. Asha Rao'));
});

it('a name that only begins like the title keeps its letters', () => {
  expect(['Drishti Rao', 'Drake Dr'].map(doctorName)).toEqual(['Dr. Drishti Rao', 'Dr. Drake Dr']);
});

const asha = { id: '1', fullName: 'Asha Rao', specialty: 'Cardiology', hospitalName: 'Lotus Care', city: 'Pune' };
const namesOf = (doctors: readonly (typeof asha)[]): string[] => doctors.map(namesApart(doctors));

it('doctors of one name in a list are distinguished by what else the list knows of them', () => {
  const skin = { ...asha, id: '2', fullName: 'Dr  ASHA  Rao', specialty: 'Dermatology' };
  expect(namesOf([asha, skin, { ...asha, id: '3', fullName: 'Dev Shah' }])).toEqual([
    'Dr. Asha Rao, Cardiology, Lotus Care, Pune',
    'Dr. ASHA  Rao, Dermatology, Lotus Care, Pune',
    'Dr. Dev Shah',
  ]);
});

it('doctors who differ in nothing that a list knows are counted', () => {
  const names = namesOf([asha, { ...asha, id: '2' }, { ...asha, id: '3' }]);
  expect(names.map((name) => name.replace('Dr. Asha Rao, Cardiology, Lotus Care, Pune, ', ''))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(namesOf([asha])).toEqual(['Dr. Asha Rao']);
});
