import { IntegrationKeys } from '@arogya/backend/integrations/integration-keys';
import { Sql } from '@arogya/backend/database/sql';
import { WrongKeyLimit } from '@arogya/backend/limits/wrong-key-limit';
import { LIMITS } from '@arogya/backend/limits/limits';
import { integrationKey, program, type Program } from '@arogya/backend/testing/integration-key';
import { overhear } from '@arogya/backend/testing/overhear';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { until } from '@arogya/backend/testing/until';
import { DataSource } from 'typeorm';
import { application } from './application';
import { median, proof, type Figure, type Scale } from './figure';
import { instead } from './instead';

const WRONG = { key: `adi_${'w'.repeat(43)}` };
/** Calls by somebody with a key, or with a cookie, to the same list. */
const LIST = 'doctors?pageSize=20';
const statusOf = async (call: Program): Promise<number> => (await call('GET', LIST)).status;

/** Counts the statements that a server sends meanwhile. */
function statementsOf(app: TestApp): () => number {
  let sent = 0;
  const count = (): void => void (sent += 1);
  overhear(app.app.get(Sql), app.app.get(DataSource), { alone: count, transaction: count, recipe: () => count });
  return () => sent;
}

let networks = 0;

/** What the server sends for wrong keys of one network, and how many calls of staff it refuses meanwhile. */
async function tried(app: TestApp, sent: () => number, calls: number): Promise<{ statements: number; refused: number; minutes: number }> {
  const [began, before] = [Date.now(), sent()];
  const prober = program(app.visitor(`127.0.9.${(networks += 1)}`), WRONG);
  for (let n = 0; n < calls; n += 1) await statusOf(prober);
  const statements = sent() - before;
  const staff = await app.as('agent');
  let refused = 0;
  for (let n = 0; n < 20; n += 1) {
    const [, { status }] = await Promise.all([statusOf(prober), staff.get(LIST)]);
    refused += Number(status !== 200);
  }
  return { statements, refused, minutes: Math.ceil((Date.now() - began) / 60_000) + 1 };
}

async function wrongKeyFigure({ full }: Scale): Promise<Figure> {
  const app = await application({ env: { RATE_LIMIT_SCALE: '1' } });
  const sent = statementsOf(app);
  const calls = full ? 5_000 : 300;
  const { statements, refused, minutes } = await tried(app, sent, calls);
  const open = await instead(
    WrongKeyLimit,
    'assertFew',
    () => () => undefined,
    () =>
      instead(
        WrongKeyLimit,
        'count',
        () => () => undefined,
        () => tried(app, sent, calls),
      ),
  );
  return {
    name: 'statements for wrong keys of one network: those of 30 a minute; calls of staff refused meanwhile',
    found: `${statements} for ${calls} calls in at most ${minutes} minutes; ${refused}`,
    // Each that is looked up takes two, and the exchange of limits with other servers one every five seconds.
    met: statements <= (2 * LIMITS.wrongKey.max + 12) * minutes && statements < calls && refused === 0,
    controls: [{ name: 'nobody counts them', found: `${open.statements} for ${calls}`, fails: open.statements >= calls }],
  };
}

/** Calls with a key on two servers, until it is revoked on the first: how many are let in after that, and after the second knows. */
async function letInAfter(first: TestApp, second: TestApp): Promise<number> {
  const made = await integrationKey(first);
  const calls = [first, second].map((app) => program(app.visitor(), made));
  for (const call of calls) if ((await statusOf(call)) !== 200) throw new Error('The key is no good');
  const admin = await first.as('admin');
  const { status } = await admin.post(`integrations/${made.integrationId}/keys/${made.keyId}/revoke`);
  if (status !== 200) throw new Error(`It was not revoked: ${status}`);
  const [here, elsewhere] = calls as [Program, Program];
  let letIn = 0;
  for (let n = 0; n < 20; n += 1) letIn += Number((await statusOf(here)) === 200);
  await until(async () => (await statusOf(elsewhere)) === 401);
  for (let n = 0; n < 20; n += 1) letIn += Number((await statusOf(elsewhere)) === 200);
  return letIn;
}

async function revokedFigure(): Promise<Figure> {
  const first = await application();
  const second = await application({ database: first.config.databaseUrl });
  const letIn = await letInAfter(first, second);
  const kept = await instead(
    IntegrationKeys,
    'forget',
    () => () => undefined,
    () => letInAfter(first, second),
  );
  return {
    name: 'calls with a revoked key that are let in: where it was revoked at once, on another server once it has heard',
    found: `${letIn} of 40`,
    met: letIn === 0,
    controls: [{ name: 'a server that forgets no key', found: `${kept} let in`, fails: kept > 0 }],
  };
}

const ROUNDS = 9;
const CALLS = 60;

/** The processor's time of calls by a key to that of the same calls by a cookie, in turns; `before` runs before each by key. */
async function ratio(app: TestApp, before: () => void = () => undefined): Promise<number> {
  const call = program(app.visitor(), await integrationKey(app));
  const admin = await app.as('admin');
  const cpuOf = async (one: () => Promise<unknown>): Promise<number> => {
    const began = process.cpuUsage();
    for (let n = 0; n < CALLS; n += 1) await one();
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const byKey = (): Promise<unknown> => (before(), statusOf(call));
  const byCookie = (): Promise<unknown> => admin.get(LIST);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cookie = await cpuOf(byCookie);
    ratios.push((await cpuOf(byKey)) / cookie);
  }
  // The first round warms up.
  return median(ratios.slice(1));
}

async function costFigure(): Promise<Figure> {
  const app = await application();
  const keys = app.app.get(IntegrationKeys, { strict: false });
  const cost = await ratio(app);
  const anew = await ratio(app, () => keys.forget());
  return {
    name: 'a list by key to the same by cookie, processor',
    found: `${cost.toFixed(2)} times`,
    met: cost <= 1.1,
    controls: [{ name: 'no key is remembered', found: `${anew.toFixed(2)} times`, fails: anew > cost }],
  };
}

export default proof('Keys of programs: tried, revoked, and what they cost', async (scale) => [
  await wrongKeyFigure(scale),
  await revokedFigure(),
  ...(scale.full ? [await costFigure()] : []),
]);
