import type { Action } from '@arogya/domain/access';
import { isBound, ownHospital, type ScopedActor } from '../access/actor';
import { visibleTo as appointmentsVisibleTo, doctorsVisibleTo } from '../appointments/appointments.scope';
import { Where } from '../database/where';
import { visibleTo as ownDoctors } from '../doctors/doctors.scope';
import type { Topic } from '../events/topics';
import { visibleTo as ownLeads } from '../leads/leads.scope';

/** Records that have changed: those of one topic, for one hospital alone or for all. */
export interface ChangedRows {
  readonly ids: readonly string[];
  /** The rows as they were, as JSON. */
  readonly was: string;
  readonly hospitalId: string | null;
}

/** A list of which somebody sees a part: the action that lets them read it, and which of some records it shows them. */
interface PartlyVisibleList {
  readonly action: Action;
  /** Selects the ids of those records that the actor sees, with the scope of the list itself. */
  readonly seen: (who: ScopedActor, rows: ChangedRows) => { readonly text: string; readonly params: readonly unknown[] };
  /** What they see follows from these records, which are not in it themselves: they hear that it has changed, and of no record. */
  readonly unnamed?: true;
}

/**
 * Who hears that a module has changed. Of a record hears who sees it, or saw it before, in one of `lists`: whoever may read all of
 * that list without a look, others as far as `seen` goes. `alike` is a list that is the same for all who may read it: they hear
 * that it has changed, and of no record. Whoever has none of them hears nothing.
 */
export interface Audience {
  readonly lists: readonly (PartlyVisibleList | { readonly action: Action; readonly seen?: undefined; readonly unnamed?: undefined })[];
  readonly alike?: Action;
}

type Scope = (who: ScopedActor, where: Where) => Where;

/** The rows of a table as they are and as they were, narrowed by the scope of its module. */
const ofTable =
  (table: string, alias: string, scope: Scope, join = ''): PartlyVisibleList['seen'] =>
  (who, { ids, was }) => {
    const where = new Where('true');
    const rows = `(select * from ${table} where id = any (${where.bind(ids)}::uuid[])
    union all select * from jsonb_populate_recordset(null::${table}, ${where.bind(was)}::jsonb)) ${alias}`;
    return { text: `select ${alias}.id from ${rows} ${join} ${scope(who, where).text}`, params: where.params };
  };

/**
 * Patients with an appointment that the actor sees: for a hospital administrator those of the list and of the deleted ones
 * (patients.scope.ts), for a doctor those in the own appointments. What a hospital has changed for itself no other one hears of.
 */
const patientsSeen: PartlyVisibleList['seen'] = (who, { ids, hospitalId }) => {
  const where = new Where('a.archived_at is null');
  where.add(`a.patient_id = any (${where.bind(ids)}::uuid[])`).and('a.hospital_id = ?', hospitalId);
  return { text: `select distinct a.patient_id as id from appointments a ${appointmentsVisibleTo(who, where).text}`, params: where.params };
};

/** The rows of the own hospital, as the lists of it have them; nobody else has a part of these. */
const atHospital =
  (column: string): Scope =>
  (who, where) =>
    isBound(who) ? where.and(`${column} = ?`, ownHospital(who)) : where.add('false');

/** A doctor finds in the own calendar what was changed of it, and the closed days of the hospital. */
const IN_CALENDAR =
  'join doctors d on d.archived_at is null and (d.id = c.doctor_id or c.doctor_id is null and d.hospital_id = c.hospital_id)';
const inOwnCalendar: Scope = (who, where) => (who.role === 'doctor' ? ownDoctors(who, where) : where.add('false'));

export const NOBODY: Audience = { lists: [] };
const administrators = (action: Action): Audience => ({ lists: [{ action }] });
const chosenFrom: Audience = { ...administrators('reference:manage'), alike: 'reference:choose' };

/** The one table of who hears of which changes. Appointments say it themselves: their events have the place before and after (news.ts). */
export const AUDIENCES: Readonly<Record<Topic, Audience>> = {
  appointments: NOBODY,
  'calendar-changes': {
    lists: [
      { action: 'calendar:resolve', seen: ofTable('calendar_changes', 'c', atHospital('c.hospital_id')) },
      { action: 'calendar:read', seen: ofTable('calendar_changes', 'c', inOwnCalendar, IN_CALENDAR), unnamed: true },
    ],
  },
  cities: chosenFrom,
  doctors: {
    lists: [
      { action: 'doctors:read', seen: ofTable('doctors', 'd', ownDoctors) },
      { action: 'hospital:read', seen: ofTable('doctors', 'd', doctorsVisibleTo) },
    ],
  },
  enquiries: administrators('enquiries:manage'),
  hospitals: {
    lists: [{ action: 'appointments:read', seen: ofTable('hospitals', 'h', atHospital('h.id')) }],
    alike: 'reference:choose',
  },
  leads: { lists: [{ action: 'leads:see', seen: ofTable('leads', 'l', ownLeads) }] },
  messages: administrators('messages:read'),
  patients: { lists: [{ action: 'appointments:of-doctor', seen: patientsSeen }] },
  releases: { lists: [], alike: 'releases:try' },
  services: chosenFrom,
  specialties: chosenFrom,
  states: chosenFrom,
  users: administrators('users:manage'),
  views: NOBODY,
};
