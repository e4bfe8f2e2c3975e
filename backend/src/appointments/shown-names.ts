import { Injectable } from '@nestjs/common';
import { selection, type RowOf } from '../database/columns';
import { Listener } from '../database/listener';
import { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { DoctorEntity } from '../doctors/doctor.entity';
import { ChangeFeed } from '../events/change-feed';
import { EntityCache } from '../events/entity-cache';
import { HospitalEntity } from '../hospitals/hospital.entity';
import type { Appointment } from './appointment.dto';
import { appointmentWith, type BareRow } from './appointment-row';

/** On which the database announces that a name has changed (database/objects/tell_name_change.sql). */
const CHANNEL = 'arogya_names';
/** Modules whose changes can rename them. */
const CONCERN: ReadonlySet<string> = new Set(['doctors', 'hospitals', 'specialties']);

const DOCTOR = selection(DoctorEntity, 'd', 'id', 'fullName', 'specialty', 'phone');
const HOSPITAL = selection(HospitalEntity, 'h', 'id', 'name', 'timeZone');
type Doctor = RowOf<typeof DOCTOR>;
type Hospital = RowOf<typeof HOSPITAL>;

const doctorsOf = prepared<Doctor, { ids: readonly string[] }>(
  'shown-doctors',
  `select ${DOCTOR} from doctors d where d.id = any (:ids::uuid[])`,
);
const hospitalsOf = prepared<Hospital, { ids: readonly string[] }>(
  'shown-hospitals',
  `select ${HOSPITAL} from hospitals h where h.id = any (:ids::uuid[])`,
);

/**
 * The doctors and hospitals that lists of appointments show. Joined to each row they were a quarter of what a list costs the
 * database, for the same dozen of doctors in every answer.
 */
@Injectable()
export class ShownNames {
  private readonly doctors: EntityCache<Doctor>;
  private readonly hospitals: EntityCache<Hospital>;

  constructor(sql: Sql, listener: Listener, feed: ChangeFeed) {
    const listens = (): boolean => listener.listens;
    this.doctors = new EntityCache(listens, async (ids) => (await sql.batch(doctorsOf({ ids })))[0]);
    this.hospitals = new EntityCache(listens, async (ids) => (await sql.batch(hospitalsOf({ ids })))[0]);
    listener.on(CHANNEL, { hear: () => this.forget(), missed: () => this.forget() });
    feed.onPublish(({ topic }) => CONCERN.has(topic) && this.forget());
  }

  /** Makes appointments of these rows, which have no doctor and no hospital with them. */
  async completing(rows: readonly BareRow[]): Promise<(row: BareRow) => Appointment> {
    const [doctors, hospitals] = await Promise.all([
      this.doctors.of(rows.map(({ doctorId }) => doctorId)),
      this.hospitals.of(rows.map(({ hospitalId }) => hospitalId)),
    ]);
    return (row) => appointmentWith(row, found(doctors, row.doctorId), row.hospitalId === null ? null : found(hospitals, row.hospitalId));
  }

  private forget(): void {
    this.doctors.forget();
    this.hospitals.forget();
  }
}

/** Neither a doctor nor a hospital is ever deleted while an appointment names it: it has keys to both. */
function found<Row>(rows: ReadonlyMap<string, Row>, id: string): Row {
  const row = rows.get(id);
  if (!row) throw new Error('An appointment names somebody who is not there');
  return row;
}
