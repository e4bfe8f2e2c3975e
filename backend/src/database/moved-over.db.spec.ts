import { randomUUID } from 'node:crypto';
import { makeLiveData, type LiveData } from '../testing/live-data';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { startTestApp, type TestApp } from '../testing/test-app';
import { BookAppointment } from '../appointments/booking/book';
import type { VisitorBooking } from '../appointments/booking/requests';
import { migrate } from './migrate';

const KEPT = {
  appointments: `
    select id, number, patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, time_slot, status, notes, feedback, reported,
      source, notice_version, archived_at, version, created_at, updated_at from appointments order by id`,
  'audit rows': 'select id, at, actor_id, action, entity, entity_id, fields from audit_log order by id',
  handles: 'select id, patient_id, state, phone_key, typed, bookings_left, expires_at from booking_handles order by id',
  'recognised browsers': 'select token_hash, phone_key, patient_id, typed, expires_at from booking_devices order by token_hash',
  'patients in the order in which they were seen': 'select id, seen_at from (SEEN) seen order by seen_at, id',
} as const;

const FIGURES = { appointment_counters: 'day', appointment_totals: 'doctor_id' } as const;
const NONE = '00000000-0000-0000-0000-000000000000';

const recount = (by: string): string => `
select coalesce(hospital_id, '${NONE}') as hospital_id, ${by}, status, count(*)::int as appointments
from appointments where archived_at is null group by 1, 2, 3 order by 1, 2, 3`;

const kept = (table: string, by: string): string =>
  `select hospital_id, ${by}, status, appointments from ${table} where appointments <> 0 order by 1, 2, 3`;

/** The data of a clinic in the old tables, migrated to the present ones. */
describe('A database of before the appointments held their own time', () => {
  let database: EmptyDatabase;
  let data: LiveData;
  type Rows = Record<string, unknown>[];
  let before: Record<keyof typeof KEPT, Rows>;
  /** Before any of the tests below has written. */
  let after: typeof before;
  let live: Rows;
  let holds: Rows;
  let figures: Record<'counted' | 'kept', Rows>[];

  const rows = (text: string) => database.query<Record<string, unknown>>(text);
  const read = async (seen: string): Promise<typeof before> => {
    const read = await Promise.all(Object.entries(KEPT).map(async ([what, text]) => [what, await rows(text.replace('SEEN', seen))]));
    return Object.fromEntries(read) as typeof before;
  };

  beforeAll(async () => {
    database = await emptyDatabase();
    await database.migrateTo(11);
    data = await makeLiveData(database);
    before = await read('select id, seen_at from patients');
    live = await rows(
      `select id, doctor_id, during::text, expires_at from slot_claims where appointment_id is null and expires_at > now() order by id`,
    );
    await migrate(database.url);
    after = await read('select patient_id as id, last_booked_at as seen_at from patient_activity');
    holds = await rows('select id, doctor_id, during::text, expires_at from slot_holds order by id');
    figures = await Promise.all(
      Object.entries(FIGURES).map(async ([table, by]) => ({ kept: await rows(kept(table, by)), counted: await rows(recount(by)) })),
    );
  });
  afterAll(() => database.close());

  it.each(Object.keys(KEPT) as (keyof typeof KEPT)[])('keeps all %s as they were', (what) => {
    expect(before[what].length).toBeGreaterThan(0);
    expect(after[what]).toEqual(before[what]);
  });

  it('knows who had proven what of an appointment, and that each has a time', async () => {
    expect(await rows(`select distinct kind, source, proof from appointments order by 2`)).toEqual([
      { kind: 'slot', source: 'public', proof: 'unproven' },
      { kind: 'slot', source: 'staff', proof: 'staff' },
    ]);
  });

  it('keeps the holds that are live, under their ids, and no others', () => {
    expect(live.map(({ id }) => id)).toEqual([data.liveHold]);
    expect(holds).toEqual(live);
  });

  it('keeps the record of each key, of a booking from a lead too', async () => {
    expect(await rows(`select key, record_id from request_keys where key in ('booking', 'lead', 'without-record') order by key`)).toEqual([
      { key: 'booking', record_id: data.booked },
      { key: 'lead', record_id: data.booked },
    ]);
  });

  it('has the figures of a recount', () => {
    for (const { kept, counted } of figures) {
      expect(counted.length).toBeGreaterThan(3);
      expect(kept).toEqual(counted);
    }
  });

  const insertAt = (start: string, status = 'pending') =>
    database.query(
      `insert into appointments (id, patient_id, doctor_id, start_at, end_at, day, time_slot, status)
       values ($1, $2, $3, $4, $4::timestamptz + interval '15 minutes', $4::timestamptz::date, '09:00', $5)`,
      [randomUUID(), data.patient, data.doctor, start, status],
    );

  it('refuses an appointment that shares a minute with another', async () => {
    await expect(insertAt(data.taken)).rejects.toMatchObject({ constraint: 'appointments_no_overlap' });
  });

  it('takes one that only touches others, and one over what is cancelled or archived', async () => {
    await insertAt(data.between);
    await insertAt(data.cancelled);
    await insertAt(data.archived);
    const at = [data.between, data.cancelled, data.archived];
    expect(await database.query(`select from appointments where start_at = any ($1) and doctor_id = $2`, [at, data.doctor])).toHaveLength(
      5,
    );
  });

  describe('under the server of now', () => {
    let test: TestApp;
    beforeAll(async () => {
      test = await startTestApp({ database: database.url, history: false });
    });
    afterAll(() => test.close());

    const visitorBooks = (more: Partial<VisitorBooking>) =>
      test.app.get(BookAppointment).book({
        audience: 'public',
        doctorId: data.doctor,
        hospitalId: data.hospital,
        at: Date.parse(data.held),
        now: Date.now(),
        actor: { role: 'visitor' },
        notes: null,
        who: { handleId: data.handle },
        provenPhone: null,
        proof: 'unproven',
        browser: { hash: randomUUID(), network: randomUUID() },
        holdId: null,
        noticeVersion: null,
        limits: { open: 9, openOfPhone: 9, networkOfDay: 9, codes: false, floodShare: 1 },
        key: null,
        ...more,
      });

    it('a hold of before keeps its start from others, and books it for its visitor', async () => {
      await expect(visitorBooks({})).rejects.toMatchObject({ code: 'slotTaken' });
      const { appointment } = await visitorBooks({ holdId: data.liveHold });
      expect(Date.parse(appointment.appointmentDate)).toBe(Date.parse(data.held));
      expect(await rows('select from slot_holds')).toEqual([]);
    });

    it('a key of before still answers its record', async () => {
      const agent = await test.as('agent', { id: data.booker });
      const again = await agent.post('appointments', data.body, { 'idempotency-key': 'booking' });
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
      expect(again.body.id).toBe(data.booked);
      expect((await agent.post('appointments', { ...data.body, notes: 'other' }, { 'idempotency-key': 'booking' })).status).toBe(422);
    });
  });
});
