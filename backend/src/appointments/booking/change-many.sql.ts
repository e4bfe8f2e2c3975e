import { prepared, type Value } from '../../database/statement';
import { contextText, type RequestContext } from '../../request-context';
import type { EventKind } from './write';
import { iso } from '../../iso';

interface ManyChanges {
  /** The name of the prepared statement. */
  readonly name: string;
  /** A condition on `appointments a`; its values have the names of `Values`. */
  readonly which: string;
  readonly set: string;
  /** The changed fields, by their names in the API. */
  readonly fields: readonly string[];
  readonly kind: EventKind;
}

const place = (row: string): string =>
  `json_build_object('hospitalId', ${row}.hospital_id, 'doctorId', ${row}.doctor_id, 'day', ${row}.day,
    'timeSlot', ${row}.time_slot, 'status', ${row}.status)`;

/** Changes many appointments at once, and writes the audit row and the event of each. Answers their ids. */
export function changeMany<Values extends Readonly<Record<string, Value>>>({ name, which, set, fields, kind }: ManyChanges) {
  const names = `array[${fields.map((field) => `'${field}'`).join(', ')}]::text[]`;
  const statement = prepared<{ id: string }, Readonly<Record<string, Value>>>(
    name,
    `with before as (select * from appointments a where ${which} order by a.id for no key update),
     changed as (
       update appointments a set ${set}, version = a.version + 1, updated_at = :now
       from before where a.id = before.id returning a.*),
     audited as (
       insert into audit_log (action, entity, entity_id, fields)
       select 'changed', 'appointment', id, ${names}
       from set_config('arogya.actor', :actor, true), changed),
     history as (
       insert into events (at, kind, hospital_id, doctor_id, day, entity_id, version, change)
       select :now, 'appointment.${kind}', c.hospital_id, c.doctor_id, c.day, c.id, c.version,
         json_build_object('from', ${place('b')}, 'to', case when c.archived_at is null then ${place('c')} end, 'patientId', c.patient_id,
           'fields', ${names})
       from changed c join before b on b.id = c.id where b.archived_at is null)
     select id from changed`,
  );
  return (now: number, actor: RequestContext, values: Values) => statement({ ...values, now: iso(now), actor: contextText(actor) });
}
