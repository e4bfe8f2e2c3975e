import { addDays, dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import pg from 'pg';
import { SYSTEM } from '../../request-context';
import { makeClinic, type Clinic } from '../../testing/clinic';
import type { Caller } from '../../testing/caller';
import { hasRead } from '../../testing/has-read';
import { make } from '../../testing/make';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { FiguresReader } from './figures.reader';
import { fold } from './figures.sql';
import { differences } from './recount';

/** After the real today: the deletion of a doctor takes the real time and cancels what is upcoming then. */
const TODAY = dayOf(Date.now(), DEFAULT_ZONE);
const [DAY, NEXT] = [addDays(TODAY, 1), addDays(TODAY, 2)];
const [SEVENTH, EIGHTH] = [addDays(TODAY, 7), addDays(TODAY, 8)];

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ runtime: true });
  admin = await test.as('admin');
});
afterAll(() => test.close());

interface Figures {
  readonly days: Record<string, number>;
  readonly hours: Record<string, number>;
  readonly doctors: Record<string, string>;
}

/** What is kept and not zero, after all events are read. */
async function figures(): Promise<Figures> {
  await hasRead(test);
  const read = async <T>(key: string, value: string, table: string): Promise<Record<string, T>> => {
    const rows = await test.sql.query<{ key: string; value: T }>(`select ${key} as key, ${value} as value from ${table}`);
    return Object.fromEntries(rows.map((row) => [row.key, row.value]));
  };
  return {
    days: await read(`day || ' ' || status`, 'appointments', 'appointment_days where appointments <> 0'),
    hours: await read(`day || ' ' || hour`, 'appointments', 'appointment_hours where appointments <> 0'),
    doctors: await read(
      `day || ' ' || doctor_id`,
      `completed || ' came, ' || no_shows || ' did not'`,
      'doctor_days where (completed, no_shows) <> (0, 0)',
    ),
  };
}

describe('the figures of a day', () => {
  let clinic: Clinic;
  let other: string;
  let id: string;
  const change = async (fields: object): Promise<Figures> => {
    expect((await admin.put(`appointments/${id}`, fields)).status).toBe(200);
    return figures();
  };
  beforeAll(async () => {
    clinic = await makeClinic(test);
    other = (await make.doctor(test.sql, { hospital_id: clinic.hospital.id })).id;
    const asked = { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: `${DAY}T09:00:00+05:30` };
    const { status, body } = await admin.post('appointments', asked);
    expect(status).toBe(201);
    id = String(body.id);
  });
  afterEach(async () => expect(await differences(test.sql)).toEqual([]));

  it('have a booking in its day and its hour', async () => {
    expect(await figures()).toEqual({ days: { [`${DAY} pending`]: 1 }, hours: { [`${DAY} 9`]: 1 }, doctors: {} });
  });

  it('follow it to another hour', async () => {
    const found = await change({ appointmentDate: `${DAY}T11:00:00+05:30` });
    expect(found).toEqual({ days: { [`${DAY} pending`]: 1 }, hours: { [`${DAY} 11`]: 1 }, doctors: {} });
  });

  it('follow it to another day', async () => {
    const found = await change({ appointmentDate: `${NEXT}T11:00:00+05:30` });
    expect(found).toEqual({ days: { [`${NEXT} pending`]: 1 }, hours: { [`${NEXT} 11`]: 1 }, doctors: {} });
  });

  it('count who came and who did not by their doctor', async () => {
    const came = await change({ status: 'completed' });
    expect(came.doctors).toEqual({ [`${NEXT} ${clinic.doctor.id}`]: '1 came, 0 did not' });
    const absent = await change({ status: 'no_show' });
    expect(absent.days).toEqual({ [`${NEXT} no_show`]: 1 });
    expect(absent.doctors).toEqual({ [`${NEXT} ${clinic.doctor.id}`]: '0 came, 1 did not' });
  });

  it('follow it to another doctor', async () => {
    const found = await change({ doctorId: other });
    expect(found.doctors).toEqual({ [`${NEXT} ${other}`]: '0 came, 1 did not' });
  });

  it('have no deleted appointment, and have it again when it is restored', async () => {
    expect((await admin.delete(`appointments/${id}`)).status).toBeLessThan(300);
    expect(await figures()).toEqual({ days: {}, hours: {}, doctors: {} });
    expect((await admin.post(`appointments/${id}/restore`, {})).status).toBeLessThan(300);
    const found = await figures();
    expect(found).toMatchObject({ days: { [`${NEXT} no_show`]: 1 }, hours: { [`${NEXT} 11`]: 1 } });
    expect(found.doctors).toEqual({ [`${NEXT} ${other}`]: '0 came, 1 did not' });
  });

  it('have no hour of a cancelled appointment, also where those of a doctor are cancelled together', async () => {
    expect((await change({ status: 'cancelled' })).hours).toEqual({});
    expect((await change({ status: 'pending' })).hours).toEqual({ [`${NEXT} 11`]: 1 });
    expect((await admin.delete(`doctors/${other}`)).status).toBeLessThan(300);
    expect(await figures()).toEqual({ days: { [`${NEXT} cancelled`]: 1 }, hours: {}, doctors: {} });
  });
});

describe('events that say no hour, as servers of before wrote them', () => {
  /** Booked and moved by the hour by such a server; `starts` are hours of the day in India. */
  async function bookedAndMoved(day: string, ...starts: readonly [string, string]): Promise<void> {
    const { hospital, doctor, patient } = await makeClinic(test);
    const fields = { doctor_id: doctor.id, patient_id: patient.id, hospital_id: hospital.id };
    const at = (hour: string): string => `${day}T${hour}:00:00+05:30`;
    // In one transaction: the readers run by themselves too, and would read events that still say their hour.
    await test.sql.transaction(SYSTEM, async (db) => {
      const { id } = await make.appointment(db, at(starts[0]), fields);
      await db.query(
        `update appointments set start_at = $2, end_at = $2::timestamptz + interval '15 minutes', time_slot = $3, version = 2 where id = $1`,
        [id, at(starts[1]), `${starts[1]}:00`],
      );
      await db.query(
        `insert into events (at, kind, hospital_id, doctor_id, day, entity_id, version, change)
         select at, 'appointment.moved', hospital_id, doctor_id, day, entity_id, 2, change || jsonb_build_object('from', change -> 'to')
         from events where entity_id = $1`,
        [id],
      );
      await db.query(
        `insert into audit_log (action, entity, entity_id, fields) select 'changed', 'appointment', $1, '{appointmentDate}'
         from set_config('arogya.actor', '{"role": "system"}', true)`,
        [id],
      );
      await db.query(`update events set change = change #- '{to,timeSlot}' #- '{from,timeSlot}' where entity_id = $1`, [id]);
    });
  }
  const hoursOf = async (day: string): Promise<string[]> =>
    Object.keys((await figures()).hours)
      .filter((key) => key.startsWith(day))
      .map((key) => key.slice(11));

  it('have the hours of their days counted from the rows', async () => {
    await bookedAndMoved(SEVENTH, '09', '10');
    expect(await hoursOf(SEVENTH)).toEqual(['10']);
    expect(await differences(test.sql)).toEqual([]);
  });

  it('control: folded alone, they leave the hours wrong', async () => {
    const reader = test.app.get(FiguresReader);
    const work = reader.work.bind(reader);
    reader.work = (_tx, range) => Promise.resolve([fold(range)]);
    await bookedAndMoved(EIGHTH, '09', '10');
    expect(await hoursOf(EIGHTH)).toEqual([]);
    reader.work = work;
    await bookedAndMoved(EIGHTH, '14', '15');
    expect(await hoursOf(EIGHTH)).toEqual(['10', '15']);
  });
});

describe('two writers of leads', () => {
  const WRITE = `
    insert into leads (patient_name, phone, phone_key, status, source, assigned_agent_id)
    values ('Meera', '+91 55500 10042', '+915550010042', 'assigned', $1, $2) returning pg_backend_pid() % 16 as part`;

  /** Connections that write other parts. */
  async function connections(): Promise<[pg.Client, pg.Client]> {
    const parts = new Map<number, pg.Client>();
    while (parts.size < 2) {
      const client = new pg.Client({ connectionString: test.config.databaseUrl });
      await client.connect();
      const { rows } = await client.query<{ part: number }>('select pg_backend_pid() % 16 as part');
      const part = rows[0]?.part ?? 0;
      if (parts.has(part)) await client.end();
      else parts.set(part, client);
    }
    return [...parts.values()] as [pg.Client, pg.Client];
  }

  it('of other agents and sources do not wait for each other on the same day', async () => {
    const [one, two] = await connections();
    const agents = [await make.user(test.sql, 'agent'), await make.user(test.sql, 'agent')];
    const { rows } = await one.query<{ part: number }>(WRITE, ['Referral', agents[0]?.id]);
    await one.query('begin');
    await one.query(WRITE, ['Referral', agents[0]?.id]);
    await two.query(`set lock_timeout = '60s'`);
    await two.query(WRITE, ['Website', agents[1]?.id]);
    // Control: the first is still writing its own part.
    await two.query(`set lock_timeout = '100ms'`);
    for (const table of ['lead_totals', 'pending_days']) {
      const same = two.query(`update ${table} set leads = leads where part = $1`, [rows[0]?.part]);
      await expect(same).rejects.toMatchObject({ code: '55P03' });
    }
    await one.query('commit');
    await Promise.all([one.end(), two.end()]);
    expect(await differences(test.sql)).toEqual([]);
  });
});
