import type { Where } from '../database/where';
import { ownHospital, type Actor } from '../access/actor';
import { deletedFor } from './hospital-patients.sql';
import { PATIENT_COLUMNS, PATIENT_COLUMNS_OF_HOSPITAL, PATIENTS_SEEN } from './patients.sql';

const BOOKED_HERE = 'exists (select from appointments a where a.patient_id = p.id and a.hospital_id = ? and a.archived_at is null)';

/**
 * Narrows a query on `patients p` to what the actor sees: a hospital administrator those with an appointment at their hospital
 * that the hospital has not deleted; with `archived`, those that it has.
 */
export function visibleTo(who: Actor, where: Where, archived = false): Where {
  if (who.scope === 'all') return where;
  const own = ownHospital(who);
  return where.and(BOOKED_HERE, own).and(`${archived ? '' : 'not '}${deletedFor('?')}`, own);
}

/** The same conditions for one patient at a time, for the rows of a search; `exists` would be answered for all patients at once. */
export const seenBy = (who: Actor, bound: Where, archived = false): string[] =>
  who.scope === 'all'
    ? []
    : [
        `(select true from appointments a where a.patient_id = p.id and a.hospital_id = ${bound.bind(ownHospital(who))}
           and a.archived_at is null limit 1)`,
        `${archived ? '' : 'not '}${deletedFor(bound.bind(ownHospital(who)))}`,
      ];

/**
 * The columns of `patients p` as the actor may read them, and the join they need. A hospital administrator reads the phone and
 * e-mail that their hospital has changed, and of symptoms and notes only what is their hospital's own. Nothing here depends
 * on whether the patient also goes elsewhere: it would tell them.
 */
export function readBy(who: Actor | null, bound: Where): { readonly columns: string; readonly joins: string } {
  if (!who || who.scope === 'all') return { columns: PATIENT_COLUMNS, joins: '' };
  const own = bound.bind(ownHospital(who));
  const joins = `left join hospital_patients hp on hp.hospital_id = ${own} and hp.patient_id = p.id`;
  return { columns: PATIENT_COLUMNS_OF_HOSPITAL(own), joins };
}

/**
 * The patients, for this sort with when they were last booked: by anybody, or at the hospital of the actor, whose patients
 * alone are read then.
 */
export function seenPatients(who: Actor, sort: string | undefined, bound: Where): string {
  if (!sort?.includes('seenAt')) return 'patients';
  if (who.scope === 'all') return PATIENTS_SEEN;
  return `(select p.*, b.seen_at from (
      select patient_id, max(created_at) as seen_at from appointments
      where hospital_id = ${bound.bind(ownHospital(who))} and archived_at is null group by patient_id) b
    cross join lateral (select * from patients where id = b.patient_id offset 0) p)`;
}
