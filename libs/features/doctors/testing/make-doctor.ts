import type { Doctor } from '@arogya/api/doctors';
import { DEFAULT_ZONE } from '@arogya/domain/clock';

export const HOSPITAL = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Lotus Care Hospital',
  city: 'Pune',
  timeZone: 'Asia/Kolkata',
} as const;
export const DOCTOR_USER = 'e0000000-0000-4000-8000-000000000001';

/** Dr. Meera Iyer of Lotus Care Hospital, who has an account. */
export const makeDoctor = (of: Partial<Doctor> = {}): Doctor => ({
  id: 'd0000000-0000-4000-8000-000000000001',
  userId: DOCTOR_USER,
  fullName: 'Meera Iyer',
  specialty: 'Cardiology',
  phone: '+91 55500 10002',
  email: 'meera.iyer@example.in',
  hospitalId: HOSPITAL.id,
  hospitalName: HOSPITAL.name,
  city: HOSPITAL.city,
  experience: 12,
  licenseNumber: 'MMC/2011/04512',
  workingDays: ['Monday', 'Tuesday'],
  timeSlots: ['09:00-12:00'],
  services: ['ECG'],
  consultationMinutes: 15,
  isActive: true,
  version: 4,
  createdAt: '2026-01-05T10:00:00+05:30',
  updatedAt: '2026-01-05T10:00:00+05:30',
  hospital: { id: HOSPITAL.id, name: HOSPITAL.name, timeZone: DEFAULT_ZONE },
  ...of,
});
