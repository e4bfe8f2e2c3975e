import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@arogya/domain/clock';
import { connected } from '@arogya/tools/postgres/connected.mjs';
import { makeClinic, NOW, standAt, TOMORROW } from '../testing/clinic';
import type { Caller } from '../testing/caller';
import { ownPostgres, type OwnPostgres } from '../testing/own-postgres';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

const LANES = 4;
const BREATH_MS = 10;
/** Rounds of a read and a booking before, and after. */
const ROUNDS = 12;
const AWAY_MS = 1_500;

let postgres: OwnPostgres;
let patient: TestApp;
let hasty: TestApp;

beforeAll(async () => {
  postgres = await ownPostgres();
  patient = await startTestApp({ database: postgres.url });
  hasty = await startTestApp({ database: postgres.url, env: { DATABASE_AWAY_SECONDS: '0' } });
  for (const app of [patient, hasty]) standAt(app, NOW);
});
afterAll(async () => {
  await hasty?.close();
  await patient?.close();
  await postgres?.end();
});

/** The nth of the starts of a doctor, 24 on each day. */
function startOf(n: number): string {
  const quarter = n % 24;
  const minutes = (quarter < 12 ? 9 * 60 : 11 * 60) + quarter * 15;
  return `${addDays(TOMORROW, Math.floor(n / 24))}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00+05:30`;
}

interface Outcome {
  /** Answered with a status of 500 and above. */
  readonly failed: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly doubled: number;
}

/** Reads and books in turn, one call after the other, until `isOver`. */
async function lane(caller: Caller, book: (n: number) => object, statuses: number[], isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const read = await caller.get('doctors');
    const booked = await caller.post('appointments', book(n));
    statuses.push(read.status, booked.status);
    await pause(BREATH_MS);
  }
}

/** What becomes of the calls to a server while its database is away. */
async function during(app: TestApp, away: () => Promise<void>): Promise<Outcome> {
  const caller = await app.as('agent');
  const clinics = await Promise.all(Array.from({ length: LANES }, () => makeClinic(app)));
  const statuses: number[] = [];
  let over = false;
  const lanes = clinics.map(({ doctor, patient: { id } }) =>
    lane(
      caller,
      (n) => ({ patientId: id, doctorId: doctor.id, appointmentDate: startOf(n) }),
      statuses,
      () => over,
    ),
  );
  const rounds = (): Promise<void> => {
    const enough = statuses.length + 2 * ROUNDS;
    return until(() => statuses.length >= enough);
  };
  await rounds();
  await away();
  await rounds();
  over = true;
  await Promise.all(lanes);
  const [row] = await app.sql.query<{ stored: number; doubled: number }>(
    `select count(*) as stored, count(*) - count(distinct (doctor_id, start_at)) as doubled from appointments where doctor_id = any($1)`,
    [clinics.map(({ doctor }) => doctor.id)],
  );
  return {
    failed: statuses.filter((status) => status >= 500).length,
    acknowledged: statuses.filter((status) => status === 201).length,
    stored: row?.stored ?? -1,
    doubled: row?.doubled ?? -1,
  };
}

async function restart(): Promise<void> {
  await postgres.stop();
  await pause(AWAY_MS);
  await postgres.start();
}

const setReadOnly = (mode: 'on' | 'off'): Promise<unknown> =>
  connected(postgres.adminUrl, async (client) => {
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter system set default_transaction_read_only = ${mode}`);
    await client.query('select pg_reload_conf()');
  });

async function onlyReadsForAWhile(): Promise<void> {
  await setReadOnly('on');
  await pause(AWAY_MS);
  await setReadOnly('off');
}

describe.each([
  ['is stopped and started', restart],
  ['only reads for a while', onlyReadsForAWhile],
])('a database that %s', (_, away) => {
  it('costs no call an error: all that was said to be booked is stored, nothing twice', async () => {
    const { failed, acknowledged, stored, doubled } = await during(patient, away);
    expect({ failed, lost: Math.max(0, acknowledged - stored), doubled }).toEqual({ failed: 0, lost: 0, doubled: 0 });
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
  });

  it('costs some without the repeats, and loses nothing either', async () => {
    const { failed, acknowledged, stored, doubled } = await during(hasty, away);
    expect(failed).toBeGreaterThan(0);
    expect({ lost: Math.max(0, acknowledged - stored), doubled }).toEqual({ lost: 0, doubled: 0 });
  });
});
