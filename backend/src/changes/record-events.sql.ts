import { CHANGE_ENTITIES, type StoredChange } from '@arogya/domain/changes/types';
import { prepared } from '../database/statement';
import type { Bounds } from '../events/readers/event-reader';
import { IN_RANGE } from '../events/readers/readers.sql';

/** An event of a record, as feed and webhooks read it. */
export interface RecordEvent {
  /** Its transaction (xid8, as text); with `id` its place among the events. */
  readonly tx: string;
  readonly id: number;
  readonly at: Date;
  /** As it is stored: 'appointment.moved', 'lead.changed'. */
  readonly kind: string;
  readonly entityId: string;
  /** Of the record after the change. */
  readonly version: number;
  readonly hospitalId: string | null;
  readonly change: StoredChange;
  /** Of a patient's event that names no hospital: those of the hospitals that were asked for that know the patient. */
  readonly knownAt: readonly string[];
  /** Under which the integration that reads knows the record; null where it does not. */
  readonly externalId: string | null;
}

/** The SQL of the external id of the record of event `e` where nobody has one. */
const NO_EXTERNAL_ID = 'null::text';

/**
 * At which of some hospitals the patient of event `e` has had an appointment, deleted ones too. Whom a desk has only named is told to no
 * program, as programs do not read them (docs/adr/0031-external-ids.md). `hospitals` is the SQL of an array of ids.
 */
const knownAt = (hospitals: string): string => `
array(select b.hospital_id from appointments b
      where b.patient_id = e.entity_id and b.hospital_id = any(${hospitals}) and b.archived_at is null
      union select b.hospital_id from appointments b
      where b.patient_id = e.entity_id and b.hospital_id = any(${hospitals}) and b.archived_at is not null)`;

const OF_WHICH_PATIENT = `e.kind like 'patient.%' and e.hospital_id is null`;

/**
 * The columns of a `RecordEvent` of event `e`. `hospitals` is the SQL of an array of the hospitals that are asked for, `externalId`
 * that of the id under which whoever reads knows the record.
 */
export const recordEventColumns = (hospitals: string, externalId = NO_EXTERNAL_ID): string => `
e.tx, e.id, e.at, e.kind, e.entity_id as "entityId", e.version, e.hospital_id as "hospitalId", e.change,
case when ${OF_WHICH_PATIENT} and cardinality(${hospitals}) > 0 then ${knownAt(hospitals)} else '{}' end as "knownAt", ${externalId} as "externalId"`;

/** Whether event `e` is about a record of one of these kinds. `entities` is the SQL of an array of nouns. */
export const ofEntities = (entities: string): string => `split_part(e.kind, '.', 1) = any(${entities})`;

/**
 * Whether event `e` is of this hospital, or of a record that was there before: what `itemFor` answers for a bound caller, and a few
 * more. `hospital` is the SQL of its id, `externalId` that of the id by which whoever reads knows the record.
 */
export const ofHospital = (hospital: string, externalId = NO_EXTERNAL_ID): string => `(
  e.hospital_id = ${hospital}
  or e.change ->> 'formerHospitalId' = ${hospital}::text
  or e.change -> 'from' ->> 'hospitalId' = ${hospital}::text
  or (${OF_WHICH_PATIENT} and (${externalId} is not null or cardinality(${knownAt(`array[${hospital}]`)}) > 0)))`;

const ALL_ENTITIES = `'{${CHANGE_ENTITIES.join(',')}}'::text[]`;

/** The events of records within the range of an event reader, in their order. `hospitals`: those of the endpoints that are bound. */
export const recordEventsIn = prepared<RecordEvent, Bounds & { hospitals: readonly string[] }>(
  'record-events-in-range',
  `select ${recordEventColumns(':hospitals::uuid[]')} from ${IN_RANGE} e
   where ${ofEntities(ALL_ENTITIES)} order by e.tx, e.id`,
);
