import { writesFeedback } from '@arogya/domain/appointments/feedback';
import { DOCTOR_CHOICES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import type { Caller } from '@arogya/domain/access';
import { Refusal } from '@arogya/domain/refusal';
import type { Where } from '../database/where';
import { isBound, ownHospital, type Actor, type ScopedActor } from '../access/actor';

/** At most one, since no two doctors share an account: a value to look up in an index, where `in` would be a join of all days. */
export const OWN_DOCTOR = 'select d.id from doctors d where d.user_id = ? and d.archived_at is null';

/** Narrows a query on `appointments a` to what the actor sees: a doctor their own, a hospital's admin those of the hospital. */
export function visibleTo(who: ScopedActor, where: Where): Where {
  if (who.scope === 'all') return where;
  if (who.role === 'doctor') return where.and(`a.doctor_id = (${OWN_DOCTOR})`, who.id);
  return where.and('a.hospital_id = ?', ownHospital(who));
}

/** A hospital reads the symptoms that it keeps itself (patients.scope). */
const OF_HOSPITAL = `(select hp.fields ->> 'symptoms' from hospital_patients hp
  where hp.hospital_id = a.hospital_id and hp.patient_id = a.patient_id)`;

/** The SQL for the symptoms of patient `p` of `appointments a`, as far as the actor may read them. */
export const symptomsFor = (who: Actor): string => (isBound(who) ? OF_HOSPITAL : 'p.symptoms');

/** Narrows a query on `doctors d` to those whose appointments the actor may ask for. */
export function doctorsVisibleTo(who: ScopedActor, where: Where): Where {
  if (who.scope === 'all') return where;
  if (who.role === 'doctor') return where.and('d.user_id = ? and d.archived_at is null', who.id);
  return where.and(
    '(d.hospital_id = ? or exists (select from appointments a where a.doctor_id = d.id and a.hospital_id = ? and a.archived_at is null))',
    ownHospital(who),
  );
}

/** The fields of an appointment that each role may change, beside the feedback. */
const CHANGEABLE: Record<Caller, readonly string[]> = {
  admin: ['status', 'notes', 'appointmentDate', 'doctorId', 'agentId', 'language'],
  agent: ['status', 'notes', 'appointmentDate', 'doctorId', 'language'],
  doctor: ['status'],
  hospital_admin: ['status', 'notes', 'appointmentDate', 'language'],
  integration: ['status', 'notes', 'appointmentDate', 'doctorId', 'language'],
};

/** Throws 403 for fields that this actor may not change, and for a status that a doctor cannot set. */
export function assertChangeable(who: Actor, sent: Readonly<Record<string, unknown>>): void {
  const isChangeable = (field: string): boolean => (field === 'feedback' ? writesFeedback(who.role) : CHANGEABLE[who.role].includes(field));
  const refused = Object.keys(sent).filter((field) => !isChangeable(field));
  const errors = Object.fromEntries(refused.map((field) => [field, 'You may not change this field of an appointment']));
  const { status } = sent;
  if (who.role === 'doctor' && status && !DOCTOR_CHOICES.some((choice) => choice === (status as AppointmentStatus))) {
    errors['status'] = `A doctor sets one of: ${DOCTOR_CHOICES.join(', ')}`;
  }
  if (Object.keys(errors).length > 0) throw new Refusal('forbidden', { errors });
}
