import type { FieldSchema } from '@arogya/domain/rule';

/** Example values by field name, for the API document. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  id: '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10',
  patientId: '3b241101-e2bb-4255-8caf-4136c566a962',
  doctorId: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  hospitalId: '16fd2706-8baf-433b-82eb-8c7fada847da',
  agentId: '886313e1-3b8a-4372-9b90-0c9aee199e5d',
  assignedDoctorId: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  assignedAgentId: '886313e1-3b8a-4372-9b90-0c9aee199e5d',
  username: 'priya',
  password: 'a long passphrase',
  currentPassword: 'the first passphrase',
  newPassword: 'a passphrase of my own',
  role: 'agent',
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
  organization: 'Lotus Clinic',
  message: 'We would like to try the booking link.',
  priority: 'medium',
  takeHeld: false,
  confirm: false,
  shared: false,
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
  createdAt: '2026-11-20T11:05:00+05:30',
  updatedAt: '2026-11-20T11:05:00+05:30',
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
  if (values) return values.find((value) => value === BY_NAME[name]) ?? values[0];
  if (format && format in BY_FORMAT) return format === 'email' || !(name in BY_NAME) ? BY_FORMAT[format] : BY_NAME[name];
  if (name in BY_NAME) return BY_NAME[name];
  return type === 'boolean' ? true : undefined;
}
