import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Housekeeping } from './housekeeping';

describe('housekeeping', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** The sweeps go by the database's own time. */
  const hoursAgo = async (hours: number): Promise<string> => {
    const row = await test.sql.one<{ ms: number }>(`select (date_part('epoch', now()) * 1000)::float8 as ms`);
    return new Date((row?.ms ?? 0) - hours * 3_600_000).toISOString();
  };

  it('sweeps away what has ended and nothing else', async () => {
    const { id: user } = await make.user(test.sql, 'agent');
    const { id: doctor } = await make.doctor(test.sql);
    const { id: patient } = await make.patient(test.sql);
    for (const [notes, hour] of [
      ['lost', '09'],
      ['new', '10'],
    ])
      await make.appointment(test.sql, `2026-11-25T${hour}:00:00+05:30`, { doctor_id: doctor, patient_id: patient, notes });
    for (const name of ['lost', 'new'])
      await test.sql.query(`insert into leads (patient_name, phone, phone_key) values ($1, '', '')`, [name]);
    const inserts: Readonly<Record<string, [string, string?]>> = {
      sessions: [`(sid, user_id, expire) values ($1, $2, $3)`, user],
      rate_limits: ['(key, hits, resets_at) values ($1, 1, $3)'],
      request_keys: [`(scope, key, body_hash, record_id, created_at) values ('test', $1, '', $2, $3)`, user],
      bulk_answers: [`(call_id, appointment_id, answer, answered_at) values (gen_random_uuid(), $2, to_jsonb($1::text), $3)`, user],
      slot_holds: [
        `(id, doctor_id, during, kind, browser_hash, made_at, expires_at)
         values (gen_random_uuid(), $2, tstzrange($3, $3::timestamptz + interval '5 minutes'), 'visitor', $1, now(), $3)`,
        doctor,
      ],
      appointment_undos: [
        `(appointment_id, version, actor_id, was, until)
         select id, 1, id, jsonb_build_object('notes', notes), $3 from appointments where notes = $1`,
      ],
      lead_undos: ['(lead_id, version, actor_id, status, until) select id, 1, id, patient_name, $3 from leads where patient_name = $1'],
      hold_history: ['(holder, doctor_id, start_at, ends_at) values ($1, $2, now(), $3)', doctor],
      booking_handles: [`(id, state, phone_key, expires_at) values (gen_random_uuid(), 'new', $1, $3)`],
      booking_codes: [`(id, phone_key, code_hash, tries_left, expires_at) values (gen_random_uuid(), $1, '', 5, $3)`],
      booking_proofs: [`(token_hash, phone_key, expires_at) values ($1, '', $3)`],
      booking_devices: [`(token_hash, phone_key, patient_id, typed, expires_at) values ($1, '', $2, '{}', $3)`, patient],
    };
    for (const [table, [columns, of = null]] of Object.entries(inserts)) {
      const text = columns.includes('$2') ? columns : columns.replaceAll('$3', '$2');
      for (const [name, at] of [
        ['lost', await hoursAgo(24 * 31)],
        ['new', await hoursAgo(-1)],
      ]) {
        await test.sql.query(`insert into ${table} ${text}`, columns.includes('$2') ? [name, of, at] : [name, at]);
      }
    }
    await test.app.get(Housekeeping).sweep();
    const left = await Promise.all(
      Object.keys(inserts).map(async (table) => {
        const rows = await test.sql.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
        return [table, rows.filter(({ row }) => /"(lost|new)"/u.test(row)).map(({ row }) => /"(lost|new)"/u.exec(row)?.[1])];
      }),
    );
    expect(Object.fromEntries(left)).toEqual(Object.fromEntries(Object.keys(inserts).map((table) => [table, ['new']])));
  });

  it('ends decisions about appointments that are over, and leaves those that wait', async () => {
    const { id: doctor_id } = await make.doctor(test.sql);
    const { id: patient_id } = await make.patient(test.sql);
    const at = async (days: number): Promise<string> => `${(await hoursAgo(-24 * days)).slice(0, 10)}T09:00:00+05:30`;
    for (const [days, state] of [
      [-3, 'open'],
      [-4, 'failed'],
      [-5, 'ready'],
      [3, 'open'],
    ] as const) {
      const { id } = await make.appointment(test.sql, await at(days), { doctor_id, patient_id });
      await test.sql.query(
        `with change as (
           insert into calendar_changes (id, kind, doctor_id, change, was, made_by, made_at, starts_at)
           values (gen_random_uuid(), 'leave', $2, '{}', '{}', $2, now(), now()) returning id)
         insert into calendar_change_appointments (change_id, appointment_id, known_version, state, next_at)
         select id, $1, 1, $3, now() + interval '1 day' from change`,
        [id, doctor_id, state],
      );
    }
    await test.app.get(Housekeeping).sweep();
    const rows = await test.sql.query<{ state: string }>('select state from calendar_change_appointments order by state');
    expect(rows.map(({ state }) => state)).toEqual(['gone', 'gone', 'open', 'ready']);
  });
});
