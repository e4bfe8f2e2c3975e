import type { Appointment } from '@arogya/api/appointments';
import type { Doctor, DoctorSlots } from '@arogya/api/doctors';
import type { Patient } from '@arogya/api/patients';
import { addDays, DEFAULT_ZONE, instantAt, MINUTE, timeOf, withOffset, type Day } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/times/today';

const id = (kind: string, number: number): string => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const APPOINTMENT = id('a', 1);
export const DOCTOR = id('d', 1);
export const PATIENT = id('b', 1);

export const TODAY: Day = todayIn(undefined);
export const TOMORROW: Day = addDays(TODAY, 1);

/** ISO start of a local time, 'HH:MM', in Asia/Kolkata. */
export function at(day: Day, time: string, after = 0): string {
  const [hours = '0', minutes = '0'] = time.split(':');
  const instant = instantAt(day, Number(hours) * 60 + Number(minutes), DEFAULT_ZONE) ?? 0;
  return withOffset(instant + after * MINUTE, DEFAULT_ZONE);
}

/** A pending appointment of Asha Rao tomorrow at 9:30. */
export const makeAppointment = (of: Partial<Appointment> = {}): Appointment => ({
  id: APPOINTMENT,
  number: 100001,
  patientId: PATIENT,
  doctorId: DOCTOR,
  hospitalId: id('c', 1),
  agentId: null,
  appointmentDate: at(TOMORROW, '09:30'),
  timeSlot: '09:30',
  endsAt: at(TOMORROW, '09:45'),
  status: 'pending',
  keptDespite: null,
  notes: 'Wheelchair',
  feedback: null,
  reported: null,
  source: 'staff',
  proof: 'staff',
  said: null,
  language: null,
  version: 3,
  createdAt: at(TODAY, '08:00'),
  updatedAt: at(TODAY, '08:00'),
  patient: { id: PATIENT, name: 'Asha Rao', phone: '+91 55500 10001', symptoms: 'Cough' },
  doctor: { id: DOCTOR, fullName: 'Dr. Meera Iyer', specialty: 'Cardiology', phone: '+91 55500 10002' },
  hospital: { id: id('c', 1), name: 'Lotus Care Hospital', timeZone: DEFAULT_ZONE },
  ...of,
});

export const makePatient = (of: Partial<Patient> = {}): Patient =>
  ({
    id: PATIENT,
    name: 'Asha Rao',
    phone: '+91 55500 10001',
    email: 'asha@example.in',
    age: 42,
    gender: 'female',
    address: null,
    location: 'Pune',
    symptoms: 'Cough',
    notes: null,
    language: null,
    version: 1,
    createdAt: at(TODAY, '08:00'),
    updatedAt: at(TODAY, '08:00'),
    ...of,
  }) as Patient;

export const makeDoctor = (of: Partial<Doctor> = {}): Doctor =>
  ({
    id: DOCTOR,
    fullName: 'Dr. Meera Iyer',
    specialty: 'Cardiology',
    phone: '+91 55500 10002',
    hospitalId: id('c', 1),
    hospitalName: 'Lotus Care Hospital',
    city: 'Pune',
    workingDays: ['Monday'],
    timeSlots: ['09:00-12:00'],
    consultationMinutes: 15,
    isActive: true,
    version: 1,
    ...of,
  }) as Doctor;

/** Four weeks of mornings, all free except for `taken` and `held` (times of tomorrow); the day after tomorrow is leave. */
export const makeSlots = (taken: readonly string[] = [], held: readonly string[] = []): DoctorSlots => ({
  doctorId: DOCTOR,
  timeZone: DEFAULT_ZONE,
  appointmentMinutes: 15,
  days: Array.from({ length: 28 }, (_, ahead) => addDays(TODAY, ahead)).map((day, ahead) => ({
    day,
    starts: Array.from({ length: 8 }, (_none, step) => timeOf(9 * 60 + step * 15)).map((time) => {
      if (ahead === 2) return { at: at(day, time), time, free: false, reason: 'leave' as const };
      if (ahead === 1 && taken.includes(time)) return { at: at(day, time), time, free: false, reason: 'taken' as const };
      if (ahead === 1 && held.includes(time)) return { at: at(day, time), time, free: false, reason: 'held' as const };
      return { at: at(day, time), time, free: true };
    }),
  })),
});

/** The same without a free start today. */
export const fromTomorrow = (slots: DoctorSlots): DoctorSlots => {
  const past = { free: false, reason: 'past' as const };
  const isToday = (day: Day): boolean => day === TODAY;
  return {
    ...slots,
    days: slots.days.map((one) => (isToday(one.day) ? { ...one, starts: one.starts.map((start) => ({ ...start, ...past })) } : one)),
  };
};
