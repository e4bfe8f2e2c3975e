import { BOOKED_THROUGH_PORTAL } from '@arogya/domain/appointments/texts';
import { daysBetween, MINUTE, minutesFrom, type Day } from '@arogya/domain/clock';
import { complaintsOf } from './catalogue';
import { type Chance, chanceOf, demoId } from './chance';
import type { ChosenStart, DemoAppointment } from './demo-appointment';
import type { DemoDoctor } from './doctors';
import { withGrowth } from './growth';
import type { OpenDay } from './open-days';
import type { DemoPatient } from './patients';
import { agentIds } from './users';
import { feedbackOf, staffNote, statusOf } from './appointment-status';
import { patientQueues } from './patient-queues';
import { iso } from '../iso';

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/** Appointments of one doctor: on a usual day, and on days that few have booked yet. */
const USUAL = [0, 0, 1, 1, 1, 2];
const HALF_FULL = [0, 0, 0, 0, 1, 1, 2];
const FAR = [0, 0, 0, 0, 1];
/** A demo with few doctors shows something on each of its days all the same. */
const FEW_DOCTORS = 20;

/** How many appointments a doctor has on a day: as many today as on other days, and fewer the further ahead. */
function appointmentsOn(day: Day, { today, doctors }: AppointmentWorld, { demand }: DemoDoctor, chance: Chance): number {
  const ahead = daysBetween(today, day);
  const crowded = doctors.length < FEW_DOCTORS || (demand > 2 && ahead === 0);
  if (ahead >= 0 && crowded)
    return Math.round((ahead === 0 ? chance.between(2, 6) : chance.between(0, Math.max(1, 4 - ahead / 3))) * demand);
  return Math.round(chance.pick(ahead < 4 ? USUAL : ahead < 8 ? HALF_FULL : FAR) * demand);
}

/** Random starts of one day that do not overlap. */
function apart({ day, starts: startsOf }: OpenDay, minutes: number, count: number, chance: Chance): ChosenStart[] {
  const chosen: ChosenStart[] = [];
  const starts = count > 0 ? startsOf() : [];
  for (let tries = 3 * count; tries > 0 && chosen.length < count && starts.length > 0; tries -= 1) {
    const { time, at: iso } = chance.pick(starts);
    const at = Date.parse(iso);
    if (chosen.every((other) => Math.abs(other.at - at) >= minutes * MINUTE)) chosen.push({ day, time, at });
  }
  return chosen.sort((one, other) => one.at - other.at);
}

/** Up to ten days before the appointment in office hours, at least an hour before it, and never in the future. */
function bookedAt({ time, at }: ChosenStart, now: number, chance: Chance): number {
  const opening = at - ((minutesFrom(time) ?? 0) + chance.below(10) * DAY - 8 * HOUR) * MINUTE;
  return Math.min(opening + chance.below(12 * HOUR) * MINUTE, at - HOUR * MINUTE, now - chance.between(5, 30 * HOUR) * MINUTE);
}

/** The 30-minute grid from 09:00 to 17:30 that visitors are offered. */
const isPublicStart = ({ time }: ChosenStart): boolean => /^(09|1[0-7]):[03]0$/u.test(time);

export interface AppointmentWorld {
  readonly doctors: readonly DemoDoctor[];
  readonly patients: readonly DemoPatient[];
  readonly daysOf: (doctor: DemoDoctor) => readonly OpenDay[];
  readonly today: Day;
  readonly now: number;
}

/** All appointments, in the order in which they were booked. */
export function demoAppointments(world: AppointmentWorld): DemoAppointment[] {
  const { doctors, patients, today } = world;
  const queues = patientQueues(patients);
  const appointments = doctors.flatMap((doctor, n) => {
    const chance = chanceOf(`visits ${n}`);
    return world.daysOf(doctor).flatMap((open) =>
      apart(open, doctor.minutes, appointmentsOn(open.day, world, doctor, chance), chance).flatMap((start) => {
        const patient = queues.next(doctor, open.day);
        return patient ? [appointmentOf({ doctor, patient, start, id: demoId(`visit ${n}`, start.at) }, world, chance)] : [];
      }),
    );
  });
  return withOpenOnes(withGrowth(appointments, today), today).sort((a, b) => a.bookedAt - b.bookedAt);
}

function appointmentOf(
  given: Pick<DemoAppointment, 'id' | 'doctor' | 'patient' | 'start'>,
  { today, now }: AppointmentWorld,
  chance: Chance,
): DemoAppointment {
  const { doctor, start } = given;
  const endAt = start.at + doctor.minutes * MINUTE;
  const isToday = start.day === today;
  return {
    ...given,
    endAt,
    bookedAt: bookedAt(start, now, chance),
    status: statusOf({ endAt, isToday }, now, chance),
    isPublic: !isToday && isPublicStart(start) && chance.hits(35),
  };
}

/** However late in the day it is, the first doctor still has appointments to confirm and to complete: the last six. */
function withOpenOnes(appointments: readonly DemoAppointment[], today: Day): DemoAppointment[] {
  const first = appointments[0]?.doctor;
  const last = new Set(appointments.filter(({ doctor, start }) => doctor === first && start.day === today).slice(-6));
  return appointments.map((appointment, n) =>
    last.has(appointment) ? { ...appointment, status: n % 2 === 0 ? 'pending' : 'confirmed' } : appointment,
  );
}

/** Sets each patient's symptoms, and when they were first and last seen. */
export function recordAppointments(appointments: readonly DemoAppointment[]): void {
  const chance = chanceOf('symptoms');
  for (const { patient, doctor, bookedAt: seen } of appointments) {
    patient.symptoms ??= chance.pick(complaintsOf(doctor.specialty, patient.age));
    patient.firstSeen ||= seen;
    patient.lastSeen = Math.max(patient.lastSeen, seen);
  }
}

export function appointmentRows(appointments: readonly DemoAppointment[]): Record<string, unknown>[] {
  const chance = chanceOf('notes');
  return appointments.map(({ id, doctor, patient, start, endAt, bookedAt: booked, status, isPublic }) => ({
    id,
    patient_id: patient.id,
    doctor_id: doctor.id,
    hospital_id: doctor.hospitalId,
    agent_id: isPublic ? null : chance.pick(agentIds),
    start_at: iso(start.at),
    end_at: iso(endAt),
    day: start.day,
    time_slot: start.time,
    status,
    notes: isPublic ? BOOKED_THROUGH_PORTAL : staffNote(chance),
    feedback: feedbackOf(status, doctor.specialty, chance),
    source: isPublic ? 'public' : 'staff',
    proof: isPublic ? 'unproven' : 'staff',
    created_at: iso(booked),
    updated_at: iso(status === 'completed' ? endAt : booked),
  }));
}
