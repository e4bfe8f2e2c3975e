import { demoId } from './chance';

/** Name, department, how common its doctors are, and symptoms of its patients. */
const SPECIALTIES = [
  [
    'General Medicine',
    'Medicine',
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
    'Medicine',
    9,
    [
      'Chest tightness when climbing stairs',
      'High blood pressure, follow-up',
      'Palpitations at night that last several minutes and wake the whole house',
    ],
  ],
  [
    'Orthopaedics',
    'Surgery',
    9,
    ['Knee pain while walking', 'Lower back pain after lifting a weight', 'Shoulder stiff since a fall from a scooter two months ago'],
  ],
  [
    'Paediatrics',
    'Child care',
    9,
    ['Fever with rash', 'Vaccination due', 'Not eating well, cough at night', 'Ear pain since yesterday evening, cries when lying down'],
  ],
  [
    'Gynaecology and Obstetrics',
    'Women and child',
    9,
    ['Routine antenatal check-up', 'Irregular periods', 'Abdominal pain and heavy bleeding since the last two cycles'],
  ],
  ['Dermatology', 'Medicine', 6, ['Itching and red patches on arms', 'Acne', 'Hair fall for the last six months']],
  ['ENT', 'Surgery', 5, ['Blocked nose and sinus headache', 'Hearing less in the left ear', 'Sore throat, difficulty swallowing']],
  ['Ophthalmology', 'Surgery', 5, ['Blurred vision while reading', 'Watering and redness of both eyes', 'Cataract review']],
  ['Neurology', 'Medicine', 4, ['Migraine twice a week', 'Numbness in the right hand', 'Dizziness on standing up']],
  ['Dentistry', 'Dental', 5, ['Toothache, lower right', 'Bleeding gums', 'Cleaning and check-up']],
  ['Gastroenterology', 'Medicine', 4, ['Acidity after meals', 'Stomach pain and bloating', 'Constipation for two weeks']],
  ['Endocrinology', 'Medicine', 4, ['Diabetes review with reports', 'Thyroid follow-up', 'Weight gain and tiredness']],
  [
    'Pulmonology',
    'Medicine',
    3,
    ['Breathlessness at night', 'Asthma review', 'Dry cough for more than three weeks, worse in the early morning'],
  ],
  ['Urology', 'Surgery', 3, ['Burning while passing urine', 'Kidney stone follow-up']],
  ['Psychiatry', 'Medicine', 3, ['Not sleeping well', 'Anxious before work, follow-up']],
  ['Nephrology', 'Medicine', 2, ['Swelling of the feet', 'Creatinine raised, advised to see a specialist']],
  ['Oncology', 'Medicine', 2, ['Follow-up after treatment', 'Lump noticed a month ago']],
  ['Physiotherapy', 'Rehabilitation', 3, ['Neck pain, long hours at the computer', 'Exercises after knee operation']],
  ['General Surgery', 'Surgery', 3, ['Hernia, advised operation', 'Wound dressing and review']],
  ['Rheumatology', 'Medicine', 1, ['Joint pain and morning stiffness in both hands']],
] as const;

const SERVICES: Record<string, readonly string[]> = {
  Consultation: ['General Consultation', 'Follow-up Visit', 'Second Opinion', 'Video Consultation'],
  Diagnostics: ['ECG', 'X-Ray', 'Ultrasound', 'Blood Tests', 'Echocardiography', 'Health Check-up'],
  Prevention: ['Vaccination', 'Diabetes Screening', 'Blood Pressure Check', 'Eye Check-up', 'Dental Cleaning'],
  Treatment: ['Minor Surgery', 'Dressing', 'Physiotherapy Session', 'Nebulisation', 'Dialysis', 'Antenatal Care'],
};

export const specialtyNames: readonly string[] = SPECIALTIES.map(([name]) => name);
export const serviceNames: readonly string[] = Object.values(SERVICES).flat();

/** How many doctors a specialty has, relative to the others. */
export const specialtyWeights: Readonly<Record<string, number>> = Object.fromEntries(SPECIALTIES.map(([name, , weight]) => [name, weight]));

const complaints = new Map<string, readonly string[]>(SPECIALTIES.map(([name, , , list]) => [name, list]));
export const complaintsOf = (specialty: string): readonly string[] => complaints.get(specialty) ?? ['General check-up'];

export const demoSpecialties = () =>
  SPECIALTIES.map(([name, department], n) => ({
    id: demoId('specialty', n),
    name,
    department,
    description: `${name}: consultation and treatment`,
  }));

export const demoServices = () =>
  Object.entries(SERVICES).flatMap(([category, names]) =>
    names.map((name) => ({ id: demoId(`service ${name}`, 0), name, category, description: `${name} by appointment` })),
  );
