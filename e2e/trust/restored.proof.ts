import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventReader } from '@arogya/backend/events/readers/event-reader';
import { EventReaders } from '@arogya/backend/events/readers/event-readers';
import { differences } from '@arogya/backend/events/readers/recount';
import { migrate } from '@arogya/backend/database/migrate';
import { FigureChecks } from '@arogya/backend/stats/figure-check.service';
import { makeClinic } from '@arogya/backend/testing/clinic';
import { comeFromFurther, FURTHER, NotingReader } from '@arogya/backend/testing/from-another-postgres';
import { hasRead } from '@arogya/backend/testing/has-read';
import { make } from '@arogya/backend/testing/make';
import { RandomActs } from '@arogya/backend/testing/random-acts';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { testDatabase } from '@arogya/backend/testing/test-database';
import { dump } from '@arogya/tools/backup/dump.mjs';
import { load } from '@arogya/tools/backup/load.mjs';
import { readBackup } from '@arogya/tools/backup/read-backup.mjs';
import { connected } from '@arogya/tools/postgres/connected.mjs';
import { addDays, dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { application } from './application';
import { proof, type Figure } from './figure';

/** More than the events need, 500 at a time. */
const TURNS = 20;
const READERS = ['kept-figures', 'notifications', 'account-notices'];

/** The readers of an application, each noting what it reads. */
function noting({ app }: TestApp): NotingReader[] {
  const readers = app.get<EventReaders, { readers: Map<string, EventReader> }>(EventReaders);
  return READERS.map((name) => {
    const reader = readers.readers.get(name);
    if (!reader) throw new Error(`There is no reader '${name}'.`);
    const notes = new NotingReader(name, reader.work.bind(reader));
    reader.work = notes.work;
    return notes;
  });
}

const idsIn = async ({ sql }: TestApp): Promise<number[]> => (await sql.query<{ id: number }>('select id from events')).map(({ id }) => id);

/** A database of which a part of the events was read, as its backup holds it; and which events were not. */
async function backedUp(folder: string, seed: number, acts: number): Promise<{ file: string; unread: number[] }> {
  const app = await application({ history: false });
  const notes = noting(app);
  const staff = await RandomActs.on(app.sql, seed);
  await staff.some(acts);
  for (const name of READERS) await hasRead(app, name);
  const read = new Set(await idsIn(app));
  for (const one of notes) one.awake = false;
  await staff.some(acts);
  await app.app.get(EventReaders).run();
  const unread = (await idsIn(app)).filter((id) => !read.has(id));
  await comeFromFurther(app.sql);
  const file = join(folder, 'arogya.backup');
  await connected(app.config.databaseUrl, (client) => dump(client, file));
  return { file, unread };
}

/** Restored into a database of its own by what `npm run restore` does. */
async function restored(file: string): Promise<string> {
  const url = await testDatabase();
  const holds = await readBackup(file);
  await connected(url, (client) => load(client, { file, holds, replace: false }));
  return url;
}

interface Outcome {
  /** Of all readers together. */
  readonly missed: number;
  readonly twice: number;
  /** Kept figures that differ from the rows. */
  readonly differing: number;
  /** Whether the booking afterwards notified each of those concerned, once. */
  readonly notified: boolean;
  readonly late: number;
}

/** A booking by a visitor on a server of this database. */
async function book(app: TestApp): Promise<string> {
  const { doctor, hospital, patient } = await makeClinic(app);
  const { id } = await make.appointment(app.sql, `${addDays(dayOf(Date.now(), DEFAULT_ZONE), 1)}T10:00:00+05:30`, {
    doctor_id: doctor.id,
    patient_id: patient.id,
    hospital_id: hospital.id,
    source: 'public',
  });
  return id;
}

/** What the readers of a server on this database read: what they had not, and a booking. */
async function readBy(url: string, unread: readonly number[]): Promise<Outcome> {
  const app = await application({ database: url, history: false });
  const notes = noting(app);
  const known = new Set(await idsIn(app));
  const appointment = await book(app);
  const now = (await idsIn(app)).filter((id) => !known.has(id));
  for (let turns = 0; turns < TURNS; turns += 1) await app.app.get(EventReaders).run();
  const { body } = await app.visitor().get('health/ready');
  const wanted = [...unread, ...now];
  // What a reader writes itself is an event too: it is none of these.
  const all = notes.map(({ seen }) => seen.filter((id) => known.has(id) || now.includes(id)));
  const audiences = await app.sql.query<{ times: number }>(
    'select count(*)::int as times from notifications where entity_id = $1 group by audience',
    [appointment],
  );
  return {
    missed: all.flatMap((seen) => wanted.filter((id) => !seen.includes(id))).length,
    twice: all.flatMap((seen) => seen.filter((id, at) => seen.indexOf(id) !== at || !wanted.includes(id))).length,
    differing: (await differences(app.sql)).length,
    notified: audiences.length > 1 && audiences.every(({ times }) => times === 1),
    late: (body.late as unknown[]).length,
  };
}

const said = ({ missed, twice, differing, notified, late }: Outcome): string =>
  `${missed} not read, ${twice} read again, ${differing} figures differ; a booking ${notified ? 'notifies' : 'notifies nobody'}; ${late} readers are late`;

const isRight = ({ missed, twice, differing, notified, late }: Outcome): boolean => missed + twice + differing + late === 0 && notified;

async function readOnce({ file, unread }: { file: string; unread: readonly number[] }): Promise<Figure> {
  const [mended, left] = [await restored(file), await restored(file)];
  // What every start does before its server answers.
  await migrate(mended);
  const [found, control] = [await readBy(mended, unread), await readBy(left, unread)];
  return {
    name: `${unread.length} events that ${READERS.length} readers had not read, restored from a PostgreSQL that had counted ${FURTHER.toLocaleString('en')} further`,
    found: said(found),
    met: isRight(found) && unread.length > 25,
    controls: [
      {
        name: 'the same without what a start does',
        found: said(control),
        fails: control.missed >= unread.length * READERS.length && !control.notified && control.late >= READERS.length,
      },
    ],
  };
}

const BY_HAND = [
  'update appointment_counters set appointments = appointments + 1',
  'delete from appointment_days',
  'update lead_counters set leads = leads - 1',
  'update patient_totals set patients = patients + 1 where part = 3',
] as const;

/** Figures that are wrong after whatever happened: found, counted anew, and said. */
async function repaired(file: string): Promise<Figure> {
  const url = await restored(file);
  await migrate(url);
  const app = await application({ database: url, history: false });
  for (const name of READERS) await hasRead(app, name);
  for (const statement of BY_HAND) await app.sql.query(statement);
  const before = (await differences(app.sql)).length;
  const checks = app.app.get(FigureChecks);
  await checks.check();
  const { differing } = await checks.last();
  const left = (await differences(app.sql)).length;
  const reported = differing.reduce((sum, { count }) => sum + count, 0);
  return {
    name: 'kept figures that were made wrong by hand, after the comparison of a night',
    found: `${left} differ, ${reported} of ${before} were said, ${differing.filter((one) => one.repaired).length} of ${differing.length} kinds as counted anew`,
    met: left === 0 && reported === before && differing.length > 0 && differing.every((one) => one.repaired),
    controls: [{ name: 'before it', found: `${before} differ`, fails: before > 0 }],
  };
}

export default proof('A backup of another PostgreSQL', async ({ full, seed }): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'));
  try {
    const backup = await backedUp(folder, seed, full ? 2_000 : 300);
    return [await readOnce(backup), await repaired(backup.file)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
