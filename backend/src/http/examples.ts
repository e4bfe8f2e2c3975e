import type { FieldSchema } from '@arogya/domain/rule';

/** Example values by field name, for the API document. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  id: '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10',
  username: 'priya',
  password: 'a long passphrase',
  firstName: 'Priya',
  lastName: 'Sharma',
  name: 'Asha Verma',
  patientName: 'Asha Verma',
  fullName: 'Dr. Meera Iyer',
  email: 'asha.verma@example.in',
  phone: '+91 55500 10001',
  age: 34,
  gender: 'female',
  city: 'Pune',
  location: 'Pune',
  address: '12 MG Road',
  specialty: 'Cardiology',
  hospitalName: 'Lotus Care Hospital',
  slug: 'lotus-care-hospital',
  bookingSlug: 'lotus-care-hospital',
  timeZone: 'Asia/Kolkata',
  symptoms: 'Chest pain when climbing stairs',
  notes: 'Prefers the morning',
  feedback: 'Advised an ECG',
  website: 'https://lotus-care.example.in',
  licenseNumber: 'MH-2011-04512',
  experience: 12,
  workingDays: ['Monday', 'Wednesday', 'Friday'],
  timeSlots: ['09:00-12:00', '14:00-17:00'],
  services: ['ECG'],
  specialties: ['Cardiology'],
  appointmentDate: '2026-11-24T09:30:00+05:30',
  endsAt: '2026-11-24T09:45:00+05:30',
  timeSlot: '09:30',
  number: 100001,
  version: 1,
  q: 'asha',
  sort: '-createdAt',
  page: 1,
  pageSize: 50,
};

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  uuid: '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10',
  email: 'asha.verma@example.in',
  date: '2026-11-24',
  'date-time': '2026-11-24T09:30:00+05:30',
};

type Shape = Pick<FieldSchema, 'type' | 'format' | 'enum'>;

/** An example for a field: by its closed list, its format or its name. Undefined when nothing fits. */
export function exampleOf(name: string, { type, format, enum: values }: Shape): unknown {
  if (values) return values[0];
  if (format && format in BY_FORMAT) return format === 'email' || !(name in BY_NAME) ? BY_FORMAT[format] : BY_NAME[name];
  if (name in BY_NAME) return BY_NAME[name];
  return type === 'boolean' ? true : undefined;
}
