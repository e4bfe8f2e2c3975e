import type { Where } from '../database/where';
import { isIntegration, ownHospital, type Actor } from '../access/actor';
import { externalIdColumn } from '../external-ids/named-rows';
import { deletedFor } from './hospital-patients.sql';
import { PATIENT_COLUMNS, PATIENT_COLUMNS_OF_HOSPITAL, PATIENTS_SEEN } from './patients.sql';

const BOOKED_HERE = 'exists (select from appointments a where a.patient_id = p.id and a.hospital_id = ? and a.archived_at is null)';

/** Those whom an integration has named with an external id; `integration` is SQL. */
const namedBy = (integration: string): string => `from external_ids x where x.entity = 'patient' and x.integration_id = ${integration}`;

/** The ids of those with a visit, or a name: an "or" of two conditions would be asked of every patient there is. */
const bookedOrNamed = (hospital: string, integration: string): string =>
  `select a.patient_id from appointments a where a.hospital_id = ${hospital} and a.archived_at is null union all select x.entity_id ${namedBy(integration)}`;

/**
 * Narrows a query on `patients p` to what the actor sees: a hospital administrator those with an appointment at their hospital
 * that the hospital has not deleted; with `archived`, those that it has. An integration of a hospital sees those whom it has named, too:
 * each of them it has made, or seen before.
 */
export function visibleTo(who: Actor, where: Where, archived = false): Where {
  if (who.scope === 'all') return where;
  const own = ownHospital(who);
  if (isIntegration(who)) where.add(`p.id in (${bookedOrNamed(where.bind(own), where.bind(who.id))})`);
  else where.and(BOOKED_HERE, own);
  return where.and(`${archived ? '' : 'not '}${deletedFor('?')}`, own);
}

/** The same conditions for one patient at a time, for the rows of a search; `exists` would be answered for all patients at once. */
export function seenBy(who: Actor, bound: Where, archived = false): string[] {
  if (who.scope === 'all') return [];
  const own = ownHospital(who);
  const booked = `(select true from appointments a where a.patient_id = p.id and a.hospital_id = ${bound.bind(own)}
    and a.archived_at is null limit 1)`;
  const seen = isIntegration(who) ? `coalesce(${booked}, (select true ${namedBy(bound.bind(who.id))} and x.entity_id = p.id))` : booked;
  return [seen, `${archived ? '' : 'not '}${deletedFor(bound.bind(own))}`];
}

/** The join that these columns need; of a hospital it has what that keeps of a patient. */
export const joinsOf = (who: Actor | null, bound: Where): string =>
  !who || who.scope === 'all'
    ? ''
    : `left join hospital_patients hp on hp.hospital_id = ${bound.bind(ownHospital(who))} and hp.patient_id = p.id`;

/**
 * The columns of `patients p` as the actor may read them. A hospital administrator reads the phone and e-mail that their hospital has
 * changed, and of symptoms and notes only what is their hospital's own. Nothing here depends on whether the patient also goes
 * elsewhere: it would tell them.
 */
export function columnsOfPatient(who: Actor | null, bound: Where): string {
  const columns = !who || who.scope === 'all' ? PATIENT_COLUMNS : PATIENT_COLUMNS_OF_HOSPITAL(bound.bind(ownHospital(who)));
  return `${columns}${externalIdColumn(who, 'patient', 'p.id', bound)}`;
}

/** With those whom an integration has named, who may not have been booked. */
const orNamed = (booked: string, integration: string): string => `
  select patient_id, max(seen_at) as seen_at from (${booked} union all select x.entity_id, null ${namedBy(integration)}) seen group by patient_id`;

/**
 * The patients, for this sort with when they were last booked: by anybody, or at the hospital of the actor, whose patients
 * alone are read then.
 */
export function seenPatients(who: Actor, sort: string | undefined, bound: Where): string {
  if (!sort?.includes('seenAt')) return 'patients';
  if (who.scope === 'all') return PATIENTS_SEEN;
  const booked = `select patient_id, max(created_at) as seen_at from appointments
      where hospital_id = ${bound.bind(ownHospital(who))} and archived_at is null group by patient_id`;
  return `(select p.*, coalesce(b.seen_at, p.created_at) as seen_at from (${isIntegration(who) ? orNamed(booked, bound.bind(who.id)) : booked}) b
    cross join lateral (select * from patients where id = b.patient_id offset 0) p)`;
}
