import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANGE_ENTITIES } from '@arogya/domain/changes/types';
import { AppointmentListsService } from '@arogya/backend/appointments/appointment-lists.service';
import { itemFor } from '@arogya/backend/changes/change-item';
import { ChangesService } from '@arogya/backend/changes/changes.service';
import { readCursor } from '@arogya/backend/changes/cursor';
import { ofEntities, recordEventColumns, type RecordEvent } from '@arogya/backend/changes/record-events.sql';
import { makeClinic } from '@arogya/backend/testing/clinic';
import { integrationKey, program } from '@arogya/backend/testing/integration-key';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { until } from '@arogya/backend/testing/until';
import { application } from './application';
import { Dice } from './dice';
import { FeedLoad } from './feed-load';
import { median, proof, type Control, type Figure, type Scale } from './figure';
import { Follower, type Copy } from './follower';
import { instead } from './instead';
import { NaiveReaders } from './naive-readers';

/** What the copy has of each record, by its table. */
const SHORT = {
  appointment: `select id, json_build_array(version, status, notes, null, null) as row from appointments`,
  lead: `select id, json_build_array(version, status, notes, null, null) as row from leads`,
  patient: `select id, json_build_array(version, null, notes, name, null) as row from patients`,
  doctor: `select id, json_build_array(version, null, null, null, is_active) as row from doctors`,
} as const;

/** Rows in which the copy differs from the tables. */
async function differences({ sql }: TestApp, { rows }: Copy): Promise<string[]> {
  const found: string[] = [];
  for (const [entity, text] of Object.entries(SHORT)) {
    const there = await sql.query<{ id: string; row: unknown }>(`${text} where archived_at is null`);
    const copied = rows[entity] ?? {};
    for (const { id, row } of there) {
      if (JSON.stringify(copied[id]) !== JSON.stringify(row)) found.push(`${entity} ${id}: ${JSON.stringify([row, copied[id]])}`);
    }
    const ids = new Set(there.map(({ id }) => id));
    found.push(...Object.keys(copied).flatMap((id) => (ids.has(id) ? [] : [`${entity} ${id} is not there any more`])));
  }
  return found;
}

/** The ids of all changes that were committed behind a place, looked up when nothing is open any more. */
async function changesBehind({ sql }: TestApp, cursor: string): Promise<string[]> {
  const { tx, id } = readCursor(cursor);
  const events = await sql.query<RecordEvent>(
    `select ${recordEventColumns(`'{}'::uuid[]`)} from events e where (e.tx, e.id) > ($1::xid8, $2::bigint) and ${ofEntities('$3::text[]')}`,
    [tx, id, [...CHANGE_ENTITIES]],
  );
  return events.flatMap((event) => itemFor(event, null)?.id ?? []);
}

async function followed({ full, seed }: Scale): Promise<Figure> {
  const app = await application({ history: false });
  const dice = new Dice(seed);
  const load = new FeedLoad(app, dice);
  await load.prepare();
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  const { key } = await integrationKey(app, { per_minute: 6_000 });
  const follower = new Follower({ API: `http://127.0.0.1:${app.port}/api`, KEY: key, FILE: join(folder, 'copy.json') }, new Dice(seed + 1));
  try {
    follower.start();
    await until(() => follower.copy() !== null);
    const naive = await NaiveReaders.begin(app.sql);
    const wanted = full ? 20_000 : 400;
    const enough = async (): Promise<boolean> =>
      load.done.slow >= (full ? 5 : 2) && load.done.rolledBack > 0 && (await naive.committed()) >= wanted;
    let over = false;
    const falling = follower.fallUntil(() => over);
    const reading = naive.readUntil(() => over);
    await load.run(enough).finally(() => (over = true));
    await Promise.all([falling, reading]);
    const head = async (): Promise<string> => (await program(app.visitor(), { key })('GET', 'changes/head')).body.next;
    await until(async () => follower.copy()?.cursor === (await head()));
    await follower.kill();
    return await compared(app, { copy: follower.copy(), kills: follower.kills }, load, await naive.controls());
  } finally {
    await follower.kill().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compared(
  app: TestApp,
  { copy, kills }: { copy: Copy | null; kills: number },
  load: FeedLoad,
  controls: Control[],
): Promise<Figure> {
  if (!copy) throw new Error('The reader has no copy');
  const committed = await changesBehind(app, copy.began);
  const missed = committed.filter((id) => copy.applied[id] === undefined);
  const invented = Object.keys(copy.applied).length - (committed.length - missed.length);
  const wrong = await differences(app, copy);
  const { rolledBack, slow } = load.done;
  return {
    name: 'six writers, a reader that is killed at random: changes missed, applied twice, told that never were; rows in which its copy differs',
    found: `${missed.length}, ${copy.twice}, ${invented}; ${wrong.length}; of ${committed.length} changes (${rolledBack} transactions rolled back, ${slow} of two seconds, ${kills} kills; a version fell ${copy.fell} times)`,
    met: missed.length + copy.twice + invented + wrong.length + copy.fell === 0 && committed.length > 0 && rolledBack > 0 && kills > 0,
    controls,
    wrong,
  };
}

const ROUNDS = 9;
const CALLS = 40;
const ROWS = 200;

interface Pages {
  readonly feed: () => Promise<unknown>;
  readonly list: () => Promise<unknown>;
}

/** The processor's time of pages of the feed to that of pages of a list, in turns. */
async function ratio({ feed, list }: Pages): Promise<number> {
  const cpuOf = async (one: () => Promise<unknown>): Promise<number> => {
    const began = process.cpuUsage();
    for (let n = 0; n < CALLS; n += 1) await one();
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const listed = await cpuOf(list);
    ratios.push((await cpuOf(feed)) / listed);
  }
  // The first round warms up.
  return median(ratios.slice(1));
}

/** As it would be if a page carried the records. */
const withRecords = (app: TestApp) => (before: ChangesService['page']) =>
  async function page(this: ChangesService, ...[who, query]: Parameters<ChangesService['page']>) {
    const found = await before.call(this, who, query);
    const records = await app.app.get(AppointmentListsService, { strict: false }).list(who, Object.assign(Object.create(LIST), {}));
    const byId = new Map(records.rows.map((row) => [row.id, row]));
    return { ...found, items: found.items.map((item) => ({ ...item, record: byId.get(item.data.id) })) };
  };
const LIST = { limit: ROWS, offset: 0 };

async function costFigure(): Promise<Figure> {
  const app = await application({ history: false });
  const call = program(app.visitor(), await integrationKey(app));
  const { body } = await call('GET', 'changes/head');
  const { doctor, patient, hospital } = await makeClinic(app);
  const at = { doctor_id: doctor.id, patient_id: patient.id, hospital_id: hospital.id };
  for (let n = 0; n < ROWS; n += 1) await make.appointment(app.sql, new Date(Date.now() + n * 900_000).toISOString(), at);
  const pageOf = async (path: string, rows: (body: never) => readonly unknown[]): Promise<void> => {
    const answer = await call('GET', path);
    if (answer.status !== 200 || rows(answer.body as never).length !== ROWS)
      throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  };
  const pages: Pages = {
    feed: () => pageOf(`changes?after=${body.next}&limit=${ROWS}&entities=appointment`, ({ items }: { items: unknown[] }) => items),
    list: () => pageOf(`appointments?pageSize=${ROWS}`, (listed: unknown[]) => listed),
  };
  const thin = await ratio(pages);
  const fat = await instead(ChangesService, 'page', withRecords(app), () => ratio(pages));
  return {
    name: `a page of ${ROWS} changes to a list of ${ROWS} appointments, processor`,
    found: `${thin.toFixed(2)} times`,
    met: thin <= 1,
    controls: [{ name: 'the records in the page', found: `${fat.toFixed(2)} times`, fails: fat > 1 }],
  };
}

export default proof('The feed of changes: nothing missed, nothing twice, and what a page costs', async (scale) => [
  await followed(scale),
  ...(scale.full ? [await costFigure()] : []),
]);
