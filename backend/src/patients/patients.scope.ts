import { WITHHELD_FIELD, WITHHELD_FIELDS } from '@arogya/domain/patients/texts';
import { Refusal } from '@arogya/domain/refusal';
import type { Where } from '../database/where';
import { ownHospital, type Actor } from '../access/actor';
import { appointmentElsewhere } from './elsewhere.sql';
import type { Patient } from './patient.dto';
import type { PatientFields } from './patient-columns';
import { patientColumns, PATIENT_COLUMNS } from './patients.sql';

/** Narrows a query on `patients p` to what the actor sees: a hospital administrator those with an appointment at their hospital. */
export function visibleTo(who: Actor, where: Where): Where {
  if (who.scope === 'all') return where;
  return where.and(
    'exists (select from appointments a where a.patient_id = p.id and a.hospital_id = ? and a.archived_at is null)',
    ownHospital(who),
  );
}

/** The same condition for one patient at a time, for the rows of a search; `exists` would be answered for all patients at once. */
export const seenBy = (who: Actor, bound: Where): string[] =>
  who.scope === 'all'
    ? []
    : [
        `(select true from appointments a where a.patient_id = p.id and a.hospital_id = ${bound.bind(ownHospital(who))}
           and a.archived_at is null limit 1)`,
      ];

const LEFT_OUT = `array['${WITHHELD_FIELDS.join("', '")}']`;

/**
 * The columns of `patients p` as the actor may read them. Symptoms and notes belong to the person: a hospital administrator
 * reads them only for patients who go nowhere else.
 */
export function columnsFor(who: Actor, where: Where): string {
  if (who.scope === 'all') return PATIENT_COLUMNS;
  const own = where.bind(ownHospital(who));
  const elsewhere = `(${appointmentElsewhere('p.id', own)})`;
  const care = WITHHELD_FIELDS.map((field) => `case when ${elsewhere} then null else p.${field} end as ${field}`).join(', ');
  return patientColumns(`${care}, case when ${elsewhere} then ${LEFT_OUT} else '{}' end as withheld`);
}

/** Withheld fields stay as they are: a form that does not show them does not send them, and anything else is refused (403). */
export function withoutWithheld(body: PatientFields, { withheld = [] }: Patient): PatientFields {
  const sent = Object.entries(body);
  const refused = sent.filter(([field, value]) => withheld.includes(field) && value !== null);
  if (refused.length === 0) return Object.fromEntries(sent.filter(([field]) => !withheld.includes(field)));
  throw new Refusal('forbidden', { errors: Object.fromEntries(refused.map(([field]) => [field, WITHHELD_FIELD])) });
}
