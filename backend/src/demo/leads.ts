import { DEFAULT_ZONE, addDays, dayOf, instantAt, MINUTE, weekdayOf, type Day, type Weekday } from '@arogya/domain/clock';
import { LEAD_SOURCES, type LeadStatus } from '@arogya/domain/leads/status';
import { PERIOD_DAYS } from '@arogya/domain/stats/figures';
import { complaintsOf, specialtyWeights } from './catalogue';
import { type Chance, chanceOf, demoId, demoPhone } from './chance';
import type { DemoDoctor } from './doctors';
import { demoEmail, SURNAMES, patientNames } from './names';
import type { Span } from './size';
import { agentIds } from './users';
import type { DemoAppointment } from './demo-appointment';
import { iso } from '../iso';

export interface DemoLead {
  readonly id: string;
  readonly patientName: string;
  readonly phone: string;
  readonly email: string | null;
  readonly location: string;
  readonly specialty: string;
  readonly symptoms: string;
  readonly status: LeadStatus;
  readonly agentId: string | null;
  readonly doctor: DemoDoctor | null;
  readonly appointment: DemoAppointment | null;
  /** ms since 1970. */
  readonly cameAt: number;
  readonly changedAt: number;
}

const FIRST_LEAD_PHONE = 6000;
const HOUR = 60 * MINUTE;

/** The status of leads by age: the older, the fewer are still open. */
const FRESH = { new: 34, assigned: 26, contacted: 28, lost: 12 } as const;
const OLD = { new: 2, assigned: 6, contacted: 42, lost: 50 } as const;
const OLD_DAYS = 12;
/** Leads of a weekday against those of others. */
const ON_WEEKDAY: Partial<Record<Weekday, number>> = { Monday: 1.5, Saturday: 0.8, Sunday: 0.3 };
/** One in so many leads has led to an appointment. */
const BOOKED_ONE_IN = 4;

export interface LeadWorld {
  readonly doctors: readonly DemoDoctor[];
  readonly appointments: readonly DemoAppointment[];
  readonly span: Span;
  readonly today: Day;
  readonly now: number;
}

/** Leads of two periods; a quarter of them are booked, with an appointment in the calendar. */
export function demoLeads({ doctors, appointments, span, today, now }: LeadWorld): DemoLead[] {
  const chance = chanceOf('leads');
  const booked = new Map<Day, DemoAppointment[]>();
  for (const appointment of appointments) {
    if (appointment.isPublic || appointment.status === 'cancelled' || appointment.status === 'no_show') continue;
    const day = dayOf(appointment.bookedAt, DEFAULT_ZONE);
    booked.set(day, [...(booked.get(day) ?? []), appointment]);
  }
  const nameOf = patientNames(chance);
  const [recent, earlier] = span.leads;
  const days = [...daysOfLeads(recent, today, 0, chance), ...daysOfLeads(earlier, today, PERIOD_DAYS, chance)];
  return days.map((daysAgo, n) => {
    const day = addDays(today, -daysAgo);
    const appointment = n % BOOKED_ONE_IN === 0 ? booked.get(day)?.pop() : undefined;
    return appointment
      ? bookedLead(n, appointment, chance)
      : openLead(n, cameOn(day, now, chance), { doctors, daysAgo, now, nameOf }, chance);
  });
}

/** How many days ago each of so many leads came: many on Mondays, few on Sundays, and no two days alike. */
function daysOfLeads(count: number, today: Day, from: number, chance: Chance): number[] {
  const weights = Array.from({ length: PERIOD_DAYS }, (_, n): [string, number] => {
    const weekday = weekdayOf(addDays(today, -from - n));
    return [String(from + n), (ON_WEEKDAY[weekday] ?? 1) * (0.6 + chance.below(80) / 100)];
  });
  return Array.from({ length: count }, () => Number(chance.weighted(Object.fromEntries(weights))));
}

/** In office hours of that day, and never in the future. */
function cameOn(day: Day, now: number, chance: Chance): number {
  const midnight = instantAt(day, 0, DEFAULT_ZONE) ?? now;
  return Math.max(midnight, Math.min(midnight + (8 * 60 + chance.below(12 * 60)) * MINUTE, now - chance.between(1, 90) * MINUTE));
}

function bookedLead(n: number, appointment: DemoAppointment, chance: Chance): DemoLead {
  const { patient, doctor, status, bookedAt } = appointment;
  const midnight = instantAt(dayOf(bookedAt, DEFAULT_ZONE), 0, DEFAULT_ZONE) ?? bookedAt;
  return {
    id: demoId('lead', n),
    patientName: patient.name,
    phone: patient.phone,
    email: patient.email,
    location: patient.city,
    specialty: doctor.specialty,
    symptoms: patient.symptoms ?? chance.pick(complaintsOf(doctor.specialty)),
    status: status === 'completed' ? 'converted' : 'appointment_booked',
    agentId: chance.pick(agentIds),
    doctor,
    appointment,
    cameAt: Math.max(midnight, bookedAt - chance.between(1, 5) * HOUR),
    changedAt: bookedAt,
  };
}

interface Surroundings {
  readonly doctors: readonly DemoDoctor[];
  readonly daysAgo: number;
  readonly now: number;
  readonly nameOf: ReturnType<typeof patientNames>;
}

function openLead(n: number, cameAt: number, { doctors, daysAgo, now, nameOf }: Surroundings, chance: Chance): DemoLead {
  const status = chance.weighted(daysAgo < OLD_DAYS ? FRESH : OLD);
  const gender = chance.hits(50) ? 'female' : 'male';
  const name = nameOf(gender, chance.pick(SURNAMES));
  const specialty = chance.weighted(specialtyWeights);
  const doctor = status === 'new' || chance.hits(40) ? null : (doctors.find((one) => one.isActive && one.specialty === specialty) ?? null);
  return {
    id: demoId('lead', n),
    patientName: name,
    phone: demoPhone(FIRST_LEAD_PHONE + n),
    email: chance.hits(50) ? demoEmail(name, n) : null,
    location: doctor?.city ?? chance.pick(doctors).city,
    specialty,
    symptoms: chance.pick(complaintsOf(specialty)),
    status,
    agentId: status === 'new' ? null : chance.pick(agentIds),
    doctor,
    appointment: null,
    cameAt,
    changedAt: status === 'new' ? cameAt : Math.min(now, cameAt + chance.between(1, daysAgo < PERIOD_DAYS ? 30 : 20 * 24) * HOUR),
  };
}

const PRIORITIES = { low: 25, medium: 50, high: 25 } as const;

export function leadRows(leads: readonly DemoLead[]): Record<string, unknown>[] {
  const chance = chanceOf('lead rows');
  return leads.map((lead) => ({
    id: lead.id,
    patient_name: lead.patientName,
    phone: lead.phone,
    phone_key: lead.phone.replaceAll(' ', ''),
    email: lead.email,
    location: lead.location,
    specialty: lead.specialty,
    symptoms: lead.symptoms,
    assigned_agent_id: lead.agentId,
    assigned_doctor_id: lead.doctor?.id ?? null,
    hospital_id: lead.doctor?.hospitalId ?? null,
    appointment_id: lead.appointment?.id ?? null,
    status: lead.status,
    source: chance.pick(LEAD_SOURCES),
    priority: chance.weighted(PRIORITIES),
    notes: chance.hits(30) ? chance.pick(['Asked about fees', 'Prefers the evening', 'Call after 6 PM']) : null,
    pending_until: lead.status === 'new' || lead.status === 'assigned' ? null : dayOf(lead.changedAt, DEFAULT_ZONE),
    created_at: iso(lead.cameAt),
    updated_at: iso(lead.changedAt),
  }));
}
