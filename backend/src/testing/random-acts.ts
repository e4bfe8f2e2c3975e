import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { LEAD_SOURCES, LEAD_STATUSES } from '@arogya/domain/leads/status';
import { snapshotOf, auditAndEvent, wallOf as wallAt, type AppointmentSnapshot } from '../appointments/booking/write';
import type { Db } from '../database/sql';
import { make } from './make';

/** Numbers below `1`, the same for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface ModelAppointment {
  readonly id: string;
  readonly patientId: string;
  doctorId: string;
  hospitalId: string | null;
  day: string;
  timeSlot: string;
  status: AppointmentStatus | null;
  version: number;
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

/** In India. */
const wallOf = (at: number) => wallAt(at, DEFAULT_ZONE);

/** Null for a deleted one. */
const placeIn = ({ status, ...place }: ModelAppointment): AppointmentSnapshot | null => status && snapshotOf({ ...place, status });

/** What staff do all day, in a random order: on rows, with the events that each leaves. */
export class RandomActs {
  private readonly leads: string[] = [];
  private readonly patients: string[] = [];
  private readonly booked: ModelAppointment[] = [];
  private readonly done = new Set<string>();
  private starts = Date.parse('2026-11-20T03:30:00Z');

  private constructor(
    private readonly db: Db,
    private readonly chance: () => number,
    private readonly agents: readonly (string | null)[],
    private readonly doctors: readonly { readonly id: string; readonly hospitalId: string | null }[],
    private readonly hospitals: readonly { readonly id: string }[],
  ) {}

  static async on(db: Db, seed: number): Promise<RandomActs> {
    const hospitals = [await make.hospital(db), await make.hospital(db)];
    const agents = [await make.user(db, 'agent'), await make.user(db, 'agent')];
    const doctors: { id: string; hospitalId: string | null }[] = [];
    for (const hospitalId of [...hospitals.map(({ id }) => id), null]) {
      doctors.push({ id: (await make.doctor(db, { hospital_id: hospitalId })).id, hospitalId });
    }
    return new RandomActs(db, chanceFrom(seed), [...agents.map(({ id }) => id), null], doctors, hospitals);
  }

  /** How many kinds of acts there were. */
  get kinds(): number {
    return this.done.size;
  }

  async some(count: number): Promise<void> {
    const acts = Object.entries(this.acts);
    for (let n = 0; n < count; n += 1) {
      const [name, act] = this.one(acts);
      this.done.add(name);
      await act();
    }
  }

  private readonly acts: Readonly<Record<string, () => Promise<unknown>>> = {
    addLead: () => this.addLead(),
    addAnother: () => this.addLead(),
    setStatus: () => this.lead('status = $2', this.one(LEAD_STATUSES)),
    assign: () => this.lead('assigned_agent_id = $2', this.one(this.agents)),
    giveHospital: () => this.lead('hospital_id = $2', this.one(this.doctors).hospitalId),
    setSource: () => this.lead('source = $2', this.one([...LEAD_SOURCES, null])),
    deleteLead: () => this.lead('archived_at = $2', new Date()),
    restoreLead: () => this.lead('archived_at = $2', null),
    closeMany: () => this.db.query(`update leads set status = 'lost' where id = any($1)`, [this.leads.filter(() => this.chance() < 0.02)]),
    addPatient: async () => this.patients.push((await make.patient(this.db)).id),
    deletePatient: () => this.db.query('update patients set archived_at = now() where id = $1', [this.one(this.patients)]),
    restorePatient: () => this.db.query('update patients set archived_at = null where id = $1', [this.one(this.patients)]),
    changePatient: () => this.db.query('update patients set notes = $2 where id = $1', [this.one(this.patients), `${this.chance()}`]),
    call: () => this.ofLead('called'),
    assignSilently: () => this.ofLead('assigned'),
    changeDoctor: () => this.db.query('update doctors set experience = $2 where id = $1', [this.one(this.doctors).id, this.number(50)]),
    changeHospital: () =>
      this.db.query('update hospitals set phone = $2 where id = $1', [this.one(this.hospitals).id, `${this.number(9)}`]),
    takeLeave: () => this.takeLeave(),
    endLeave: () => this.db.query('delete from doctor_leaves where doctor_id = $1', [this.one(this.doctors).id]),
    close: () => this.close(),
    ownNote: () => this.ownNote(),
    book: () => this.book(),
    changeAppointment: () => this.change(this.one(APPOINTMENT_STATUSES)),
    moveAppointment: () => this.move(),
    deleteAppointment: () => this.change(null),
  };

  private readonly number = (below: number): number => Math.floor(this.chance() * below);

  private async ofLead(kind: string): Promise<void> {
    const id = this.one(this.leads);
    if (id) await this.db.query('insert into lead_events (lead_id, kind) values ($1, $2)', [id, kind]);
  }

  /** Some days of leave in one statement, and hours of one day. */
  private async takeLeave(): Promise<void> {
    const { id } = this.one(this.doctors);
    await this.db.query(
      `with leaves as (
         insert into doctor_leaves (doctor_id, from_day, to_day) select $1, day, day from generate_series(date '2027-01-01', date '2027-01-01' + $2::int, '1 day') day)
       insert into doctor_day_hours (doctor_id, day, ranges) values ($1, date '2027-01-01' + $2::int, '{}') on conflict do nothing`,
      [id, this.number(4)],
    );
  }

  private close(): Promise<object[]> {
    const { id } = this.one(this.hospitals);
    return this.db.query(
      `insert into hospital_closures (hospital_id, day) select $1, date '2027-01-01' + n from generate_series($2::int, $2 + 3) n on conflict do nothing`,
      [id, this.number(60)],
    );
  }

  /** What a hospital changes of a patient for itself. */
  private async ownNote(): Promise<void> {
    const patient = this.one(this.patients);
    if (patient) await this.db.query(`select note_hospital_change($1, 'changed', $2, '{notes}')`, [this.one(this.hospitals).id, patient]);
  }

  private one<T>(all: readonly T[]): T {
    return all[Math.floor(this.chance() * all.length)] as T;
  }

  private async addLead(): Promise<void> {
    const came = new Date(Date.now() - Math.floor(this.chance() * 70 * DAY_MS)).toISOString();
    const row = await this.db.one<{ id: string }>(
      `insert into leads (patient_name, phone, phone_key, status, source, assigned_agent_id, created_at)
       values ('Meera', '+91 55500 10042', '+915550010042', $1, $2, $3, $4) returning id`,
      [this.one(LEAD_STATUSES), this.one([...LEAD_SOURCES, null]), this.one(this.agents), came],
    );
    this.leads.push(row?.id ?? '');
  }

  private lead(change: string, value: unknown): Promise<object[]> {
    return this.db.query(`update leads set ${change} where id = $1`, [this.one(this.leads), value]);
  }

  private async book(): Promise<void> {
    const patientId = this.one(this.patients);
    if (!patientId) return;
    this.starts += QUARTER_MS;
    const { id: doctorId, hospitalId } = this.one(this.doctors);
    const start = new Date(this.starts).toISOString();
    const fields = { doctor_id: doctorId, hospital_id: hospitalId, patient_id: patientId };
    const { id } = await make.appointment(this.db, start, fields);
    this.booked.push({ id, doctorId, hospitalId, patientId, ...wallOf(this.starts), status: 'pending', version: 1 });
  }

  /** A new status, also of a deleted appointment, which is restored with it; null deletes. */
  private async change(status: AppointmentStatus | null): Promise<void> {
    const appointment = this.one(this.booked);
    if (!appointment || appointment.status === status) return;
    await this.writeEvent(appointment, { status });
    await this.db.query(
      `update appointments set status = coalesce($2, status), archived_at = case when $2::text is null then now() end, version = $3 where id = $1`,
      [appointment.id, status, appointment.version],
    );
  }

  /** To another time, which may be another hour or day, and perhaps to another doctor. */
  private async move(): Promise<void> {
    const appointment = this.one(this.booked);
    if (!appointment?.status) return;
    this.starts += QUARTER_MS;
    const { id: doctorId, hospitalId } = this.one(this.doctors);
    await this.writeEvent(appointment, { doctorId, hospitalId, ...wallOf(this.starts) });
    const { id, version, day, timeSlot } = appointment;
    await this.db.query(
      `update appointments set doctor_id = $2, hospital_id = $3, start_at = $4, end_at = $5, day = $6, time_slot = $7, version = $8 where id = $1`,
      [id, doctorId, hospitalId, new Date(this.starts), new Date(this.starts + QUARTER_MS), day, timeSlot, version],
    );
  }

  /** Changes what is known of an appointment, and writes its event. */
  private async writeEvent(appointment: ModelAppointment, to: Partial<ModelAppointment>): Promise<void> {
    const from = placeIn(appointment);
    Object.assign(appointment, to, { version: appointment.version + 1 });
    const { id, version, patientId } = appointment;
    const now = Date.now();
    const { text, values } = auditAndEvent({
      ...{ kind: 'changed', id, version, now, actor: { role: 'system' } },
      ...{ from, to: placeIn(appointment), patientId },
    });
    await this.db.query(text, values);
  }
}
