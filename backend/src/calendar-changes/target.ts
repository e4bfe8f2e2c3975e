import { Refusal } from '@arogya/domain/refusal';
import { changeFrom, type TypedChange } from '@arogya/domain/calendars/typed';
import type { CalendarChange } from '@arogya/domain/calendars/change';
import { dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { boundHospital, type Actor } from '../access/actor';
import { selection } from '../database/columns';
import type { Db } from '../database/sql';
import { Where } from '../database/where';
import { HospitalEntity } from '../records/hospital.entity';
import { visibleTo } from '../doctors/doctors.scope';
import { prepared } from '../database/statement';

/** Whose calendars a change is about. */
export interface Target {
  readonly hospitalId: string | null;
  /** Null: all doctors of the hospital. */
  readonly doctorId: string | null;
  readonly zone: string;
}

interface DoctorTarget {
  readonly hospitalId: string | null;
  readonly zone: string | null;
}

const ofDoctor = (where: Where): string => `
  select d.hospital_id as "hospitalId", h.time_zone as zone from doctors d left join hospitals h on h.id = d.hospital_id ${where.text}`;

/** 404 for a doctor who is not the actor's to see. */
export async function doctorTarget(db: Db, who: Actor, doctorId: string): Promise<Target> {
  const where = visibleTo(who, new Where('d.archived_at is null').and('d.id = ?', doctorId));
  const doctor = await db.one<DoctorTarget>(ofDoctor(where), where.params);
  if (!doctor) throw new Refusal('notFound');
  return { hospitalId: doctor.hospitalId, doctorId, zone: doctor.zone ?? DEFAULT_ZONE };
}

const hospitalOf = prepared<{ timeZone: string }, { id: string }>(
  'hospital-of-target',
  `select ${selection(HospitalEntity, 'h', 'timeZone')} from hospitals h where h.id = :id and h.archived_at is null`,
);

/** 404 for another hospital than the own one. */
export async function hospitalTarget(db: Db, who: Actor, hospitalId: string): Promise<Target> {
  if (who.scope === 'scoped' && hospitalId !== boundHospital(who)) throw new Refusal('notFound');
  const hospital = await db.one(hospitalOf({ id: hospitalId }));
  if (!hospital) throw new Refusal('notFound');
  return { hospitalId, doctorId: null, zone: hospital.timeZone };
}

const invalid = (errors: Readonly<Record<string, string>>): Refusal =>
  new Refusal('invalid', { errors: Object.fromEntries(Object.entries(errors).map(([field, why]) => [`change.${field}`, why])) });

const NOT_OURS = 'A doctor enters their own leave; other changes are made by the hospital';

/** The change that is meant and whose calendars it is about. 400 names the fields, 404 a foreign doctor or hospital. */
export async function changeOf(
  db: Db,
  who: Actor,
  typed: TypedChange | null | undefined,
  now: number,
): Promise<{ readonly change: CalendarChange; readonly target: Target }> {
  if (!typed) throw new Refusal('invalid', { errors: { change: 'Please say what changes' } });
  const whole = typed.kind === 'closure';
  const id = whole ? typed.hospitalId : typed.doctorId;
  if (!id) throw invalid(whole ? { hospitalId: 'Please choose a hospital' } : { doctorId: 'Please choose a doctor' });
  const target = whole ? await hospitalTarget(db, who, id) : await doctorTarget(db, who, id);
  if (who.role === 'doctor' && who.scope === 'scoped' && typed.kind !== 'leave') throw new Refusal('forbidden', { message: NOT_OURS });
  const read = changeFrom(typed, dayOf(now, target.zone));
  if ('errors' in read) throw invalid(read.errors);
  return { change: read.change, target };
}
