import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { linkBehindNothing } from './behind-nothing';
import { operationsOf, readContract } from './contract';
import { canariesOf, findAll, type Canaries } from './canaries';
import { serverProof, type Control, type Figure } from './figure';
import { Client, openHospital, startOf, type OpenHospital } from './load';
import { pushEverywhere, pushOddly } from './push';
import { real, type Real } from './real';

const newCanaries = (): Canaries => canariesOf(randomBytes(4).toString('hex'));

/** What PostgreSQL says of statements that fail: a constraint with its row, a duplicate with its key, a value that is none. */
async function failingStatements(product: Real, { name, phone }: Canaries): Promise<void> {
  const statements: readonly (readonly [string, readonly unknown[]])[] = [
    [`insert into patients (name, phone, phone_key, gender) values ($1, $2, $2, 'unheard of')`, [name, phone]],
    [
      `insert into users (username, password_hash, email, first_name, last_name, role) select username, $1, $2, $1, $1, role from users limit 1`,
      [name, phone],
    ],
    ['select $1::text::integer', [name]],
    [`select '${name}'::integer`, []],
    [`selekt '${phone}'`, []],
    ['select pg_sleep(1), $1::text', [name]],
  ];
  for (const [text, params] of statements) {
    await product.query(`/* ${text.slice(0, 6)} */ ${text}`, params).catch(() => undefined);
  }
}

/** Every second connection that waits for a lock, from the second on: none while fewer wait. */
const CUT = `
  select pg_terminate_backend(pid) from (
    select pid, row_number() over (order by pid) from pg_stat_activity where application_name = 'arogyadesk' and wait_event_type = 'Lock'
  ) waiting where row_number % 2 = 0`;
/** Longer than any call waits for a lock. */
const WAITS_MS = 60_000;
const LOCK = 'lock table patients, users in access exclusive mode';

/** Until there is something; many times what a busy machine takes. */
async function some<T>(find: () => Promise<readonly T[]>, patienceMs = 600_000): Promise<readonly T[]> {
  for (const until = performance.now() + patienceMs; ;) {
    const found = await find();
    if (found.length > 0 || performance.now() > until) return found;
    await pause(50);
  }
}

/** Calls that wait for a locked table until their time is over, or until their connection is cut; the statuses of their answers. */
async function lockedTables(product: Real, admin: Client, { name, phone, password, symptoms }: Canaries): Promise<number[]> {
  const answers = await product.whileOthersWait(LOCK, [], async () => {
    const asked = [
      admin.call('POST', 'patients', { name, phone }),
      admin.call('GET', `patients?q=${name}`),
      admin.call('GET', `patients/by-phone/${phone.replaceAll(' ', '')}`),
      new Client(product.port).call('POST', 'auth/login', { username: name, password }),
      new Client(product.port).call('POST', 'patients/booking', { name, phone, age: 40, gender: 'other', symptoms }),
    ];
    await some(() => product.asSuperuser(CUT), WAITS_MS);
    return Promise.all(asked);
  });
  return answers.map(({ status }) => status);
}

/** The real one-time codes that were sent meanwhile. */
async function sentCodes(product: Real): Promise<string[]> {
  const rows = await product.query<{ text: string }>(`select text from outbox_messages where template = 'code'`);
  return rows.flatMap(({ text }) => /\b\d{6}\b/u.exec(text)?.[0] ?? []);
}

/** Of the starts of a hospital (load.ts), the first that visitors are offered. */
const NINE_O_CLOCK = 720;

/** The token of a real link, after it was read, used in every way, and refused. */
async function usedLink(product: Real, hospital: OpenHospital): Promise<string> {
  const visitor = new Client(product.port);
  const patient = { name: 'Asha Verma', phone: '+91 98450 77001', age: 34, gender: 'female', symptoms: 'Fever' };
  const got = await visitor.call('POST', 'appointments/booking', { patient, ...startOf(hospital, NINE_O_CLOCK) });
  const { link } = JSON.parse(got.text) as { link?: string };
  const token = link?.split('/').at(-1);
  if (!token) throw new Error(`A visitor's booking answered ${got.status}: ${got.text}`);
  const calls: readonly (readonly [string, string, object?])[] = [
    ['GET', ''],
    ['GET', '/calendar.ics'],
    ['GET', '/slots?from=2026-12-01&to=2026-12-02'],
    ['POST', '/coming'],
    ['POST', '/late', { minutes: 7 }],
    ['POST', '/cancel', { reason: 'other', digits: '0000', version: 2 }],
    ['POST', '/undo', { version: 9 }],
    ['PUT', '/language', { language: 'hi' }],
  ];
  for (const [method, path, body] of calls) await visitor.call(method, `link/${token}${path}`, body);
  await product.whileOthersWait('lock table appointments in access exclusive mode', [], () => visitor.call('GET', `link/${token}`));
  return token;
}

/** What the server has logged until now is in its file when a later call is. */
async function allWritten(product: Real, admin: Client): Promise<void> {
  const { headers } = await admin.call('GET', 'doctors');
  await some(() => Promise.resolve(findAll(product.logs(), [String(headers['x-request-id'])])));
}

/** PostgreSQL as it logs when nobody tells it what to keep to itself. */
async function talkative(product: Real): Promise<Control> {
  const canaries = newCanaries();
  await product.stopDatabase();
  await product.startDatabase(['log_min_messages=warning', 'log_min_error_statement=error', 'log_error_verbosity=default']);
  await failingStatements(product, canaries);
  await product.stopDatabase();
  await product.startDatabase();
  const found = findAll(product.logs(), Object.values(canaries));
  return { name: "PostgreSQL's own settings of its log", found: `${found.length} found`, fails: found.length > 0 };
}

export default serverProof('What is in the logs', async (): Promise<Figure[]> => {
  const product = await real();
  const hospital = await openHospital(product);
  const { slug } = hospital;
  const admin = await Client.as(product.port, 'admin');
  const canaries = newCanaries();
  const operations = operationsOf(readContract());
  const pushed = await pushEverywhere({ product, admin, slug, canaries, operations });
  const odd = await pushOddly(product, canaries);
  await failingStatements(product, canaries);
  const locked = await lockedTables(product, admin, canaries);
  const token = await usedLink(product, hospital);
  const codes = await some(() => sentCodes(product));
  await allWritten(product, admin);
  const found = findAll(product.logs(), [...Object.values(canaries), ...codes, token]);
  const [user] = await product.query<{ id: string }>(`select id from users where username = 'admin'`);
  const seen = findAll(product.logs(), [user?.id ?? '']);
  const timedOut = locked.filter((status) => status === 503).length;
  return [
    {
      name: 'names, phones, passwords, e-mails, words, codes and links in the logs of server and PostgreSQL',
      found: `${found.length} found after ${pushed.calls} calls (${pushed.accepted} accepted), ${odd} malformed ones, ${timedOut} that timed out, ${codes.length} codes`,
      met: found.length === 0 && pushed.accepted > 20 && timedOut > 0 && codes.length > 0 && token.length === 23,
      wrong: found,
      controls: [
        { name: 'the id of the user, which the log of the server does hold', found: `${seen.length} found`, fails: seen.length > 0 },
        await talkative(product),
      ],
    },
    ...(await linkBehindNothing(token)),
  ];
});
