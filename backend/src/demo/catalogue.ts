import { SHIPPED_SERVICES, SHIPPED_SPECIALTIES, type SpecialtyName } from '../reference/shipped/care';
import { demoId } from './chance';

/** Specialty, how common its doctors are, and symptoms of its patients. */
const SPECIALTIES = [
  [
    'General Medicine',
    16,
    [
      'Fever and body ache for three days',
      'Cough and cold since last week',
      'Tiredness and loss of appetite',
      'Seasonal fever with headache, no relief from paracetamol taken at home',
    ],
  ],
  [
    'Cardiology',
    9,
    [
      'Chest tightness when climbing stairs',
      'High blood pressure, follow-up',
      'Palpitations at night that last several minutes and wake the whole house',
    ],
  ],
  [
    'Orthopaedics',
    9,
    ['Knee pain while walking', 'Lower back pain after lifting a weight', 'Shoulder stiff since a fall from a scooter two months ago'],
  ],
  [
    'Paediatrics',
    9,
    ['Fever with rash', 'Vaccination due', 'Not eating well, cough at night', 'Ear pain since yesterday evening, cries when lying down'],
  ],
  [
    'Gynaecology and Obstetrics',
    9,
    [
      'Routine antenatal check-up',
      'Irregular periods',
      'Abdominal pain and heavy bleeding since the last two cycles',
      'Lower abdominal pain, review',
    ],
  ],
  ['Dermatology', 6, ['Itching and red patches on arms', 'Acne', 'Hair fall for the last six months']],
  ['ENT', 5, ['Blocked nose and sinus headache', 'Hearing less in the left ear', 'Sore throat, difficulty swallowing']],
  ['Ophthalmology', 5, ['Blurred vision while reading', 'Watering and redness of both eyes', 'Cataract review']],
  ['Neurology', 4, ['Migraine twice a week', 'Numbness in the right hand', 'Dizziness on standing up']],
  ['Dentistry', 5, ['Toothache, lower right', 'Bleeding gums', 'Cleaning and check-up']],
  ['Gastroenterology', 4, ['Acidity after meals', 'Stomach pain and bloating', 'Constipation for two weeks']],
  ['Endocrinology', 4, ['Diabetes review with reports', 'Thyroid follow-up', 'Weight gain and tiredness']],
  ['Pulmonology', 3, ['Breathlessness at night', 'Asthma review', 'Dry cough for more than three weeks, worse in the early morning']],
  ['Urology', 3, ['Burning while passing urine', 'Kidney stone follow-up']],
  ['Psychiatry', 3, ['Not sleeping well', 'Anxious before work, follow-up']],
  ['Nephrology', 2, ['Swelling of the feet', 'Creatinine raised, advised to see a specialist']],
  ['Oncology', 2, ['Follow-up after treatment', 'Lump noticed a month ago']],
  ['Physiotherapy', 3, ['Neck pain, long hours at the computer', 'Exercises after knee operation']],
  ['General Surgery', 3, ['Hernia, advised operation', 'Wound dressing and review']],
  ['Rheumatology', 1, ['Joint pain and morning stiffness in both hands']],
] as const satisfies readonly (readonly [SpecialtyName, number, readonly string[]])[];

export const specialtyNames: readonly string[] = SPECIALTIES.map(([name]) => name);
export const serviceNames: readonly string[] = SHIPPED_SERVICES.map(({ name }) => name);

/** How many doctors a specialty has, relative to the others. */
export const specialtyWeights: Readonly<Record<string, number>> = Object.fromEntries(SPECIALTIES.map(([name, weight]) => [name, weight]));

const complaints = new Map<string, readonly string[]>(SPECIALTIES.map(([name, , list]) => [name, list]));
/** The ages that have a complaint, where not all have it. */
const AGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'Vaccination due': [1, 12],
  'Ear pain since yesterday evening, cries when lying down': [1, 4],
  'Routine antenatal check-up': [18, 42],
  'Irregular periods': [16, 50],
  'Abdominal pain and heavy bleeding since the last two cycles': [18, 52],
  Acne: [12, 35],
  'Hair fall for the last six months': [16, 60],
  'Cataract review': [50, 120],
  'Blurred vision while reading': [8, 120],
  'Hearing less in the left ear': [10, 120],
  'Neck pain, long hours at the computer': [20, 60],
  'Exercises after knee operation': [50, 120],
};

/** What patients of that age tell a doctor of that specialty. */
export function complaintsOf(specialty: string, age?: number): readonly string[] {
  const all = complaints.get(specialty) ?? ['General check-up'];
  if (age === undefined) return all;
  return all.filter((one) => age >= (AGES[one]?.[0] ?? 0) && age <= (AGES[one]?.[1] ?? 150));
}

export const demoSpecialties = () =>
  SHIPPED_SPECIALTIES.map(({ name, department }) => ({
    id: demoId(`specialty ${name}`, 0),
    name,
    department,
    description: `${name}: consultation and treatment`,
  }));

export const demoServices = () =>
  SHIPPED_SERVICES.map(({ name, category }) => ({
    id: demoId(`service ${name}`, 0),
    name,
    category,
    description: `${name} by appointment`,
  }));
