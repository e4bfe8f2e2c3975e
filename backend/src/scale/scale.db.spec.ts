import { jest } from '@jest/globals';
import type { Role } from '@arogya/domain/access';
import pg from 'pg';
import { SESSION_OPTIONS } from '../database/data-source';
import type { Db } from '../database/sql';
import { openApiDocument } from '../openapi-document';
import type { Answer, Caller } from '../testing/caller';
import { TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { queriesOf, readsOf, type Ids, type Read } from './calls';
import { busiest, loadCrowd, type Busy } from './crowd';
import { scansOfStatement, statementsOf, type Scan, type Statement } from './statements';

/** A hundred thousand rows are loaded, then some hundred calls are made and explained. */
jest.setTimeout(180_000);

/** How `Sql.count` begins. */
const CAPPED = 'select count(*) as total from (select 1 ';
/** Round trips of a call, the session's included. */
const MOST_STATEMENTS = 4;
/** Five charts are asked side by side. */
const MORE_STATEMENTS: Readonly<Record<string, number>> = { reportAnalytics: 6 };
/** Lists count to 10,000. Where a quarter of the rows match, a count may look at four times as many, but never at all. */
const MOST_ROWS = 45_000;
/** Of entries that are read from an index alone: half of all patients share a gender, and to pass over them takes 5 ms. */
const MOST_ENTRIES = 60_000;
/** Anything else that is read from one end to the other may be this large. */
const SMALL_TABLE = 1_000;
/** The kept figures themselves: as many rows as doctors, days and statuses make, however many visits there are. */
const FIGURES: ReadonlySet<string> = new Set(['appointment_totals', 'appointment_counters', 'lead_counters']);

/** Visits of a name that every fourteenth patient has: their count, below 10,000, is joined from the ids of all visits. */
const isCountOfName = (text: string): boolean =>
  text.startsWith(CAPPED) && text.includes('select p.id from patients p where p.search like');

function isTooMuch({ table, how, rows, loops }: Scan, { text }: Statement): boolean {
  if (FIGURES.has(table) || (table === 'appointments' && isCountOfName(text))) return false;
  const most = how === 'Index Only Scan' && text.startsWith(CAPPED) ? MOST_ENTRIES : MOST_ROWS;
  return rows > most || (how === 'Seq Scan' && !text.startsWith(CAPPED) && rows / loops > SMALL_TABLE);
}

describe('with a hundred thousand of everything', () => {
  let test: TestApp;
  let clients: [pg.Client, pg.Client];
  let callers: Record<Role, Caller>;
  let ids: Ids;
  const explained = new Map<string, Promise<string[]>>();

  beforeAll(async () => {
    test = await startTestApp({ history: false });
    clients = [await connected(test), await connected(test)];
    await loadCrowd(dbOf(clients[0]), dbOf(clients[1]));
    await clients[0].query('vacuum analyze');
    const busy = await busiest(test.sql);
    callers = await signIn(test, busy);
    ids = await idsOf(test, busy);
  });
  afterAll(async () => {
    for (const client of clients) await client.end();
    await test.close();
  });

  const faultsOf = (statement: Statement): Promise<string[]> => {
    const key = JSON.stringify(statement);
    const known = explained.get(key);
    if (known) return known;
    const faults = scansOfStatement(clients[0], statement).then((scans) =>
      scans.filter((scan) => isTooMuch(scan, statement)).map(({ table, how, rows }) => `${how} of ${rows} rows of ${table}`),
    );
    explained.set(key, faults);
    return faults;
  };

  /** What is wrong with a call: its status, its number of statements, what they read. */
  async function ask({ role, operation, path }: Read, query: string): Promise<{ faults: string[]; answer: Answer }> {
    const url = `${path}${query ? `?${query}` : ''}`;
    const { answer, statements } = await statementsOf(() => callers[role].get(url));
    const found = answer.status === 200 ? [] : [`answered ${answer.status}`];
    if (statements.length > (MORE_STATEMENTS[operation] ?? MOST_STATEMENTS)) found.push(`${statements.length} statements`);
    for (const statement of statements) found.push(...(await faultsOf(statement)));
    return { faults: found.map((fault) => `${role} ${url}: ${fault}`), answer };
  }

  /** The names by which a list sorts: it says them itself when it is asked for another. */
  async function sortsOf({ role, path, parameters, repeats }: Read): Promise<string[]> {
    if (repeats || !parameters.some(({ name }) => name === 'sort')) return [];
    const { body } = await callers[role].get(`${path}?sort=nothing`);
    const names = /^Sort by one of: (?<names>.+)$/u.exec(String(body.message))?.groups?.['names']?.split(', ') ?? [];
    return names.flatMap((name) => [`sort=${name}`, `sort=-${name}`]);
  }

  it('every list, search, filter, sort, figure and record is read in few statements, none of which reads a whole table', async () => {
    const reads = readsOf(openApiDocument(test.app), ids);
    expect(reads.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const read of reads) {
      for (const query of [...queriesOf(read, ids), ...(await sortsOf(read))]) wrong.push(...(await ask(read, query)).faults);
    }
    expect(wrong).toEqual([]);
  });

  it('a list goes on behind any row as fast as it began', async () => {
    const wrong: string[] = [];
    for (const read of readsOf(openApiDocument(test.app), ids).filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'after'),
    )) {
      for (const sort of (await sortsOf(read)).filter((name) => !name.includes('=-'))) {
        const { headers } = await callers[read.role].get(`${read.path}?${sort}&pageSize=200`);
        const next = /<\/api\/[^?]+\?(?<query>[^>]*after=[^>]*)>; rel="next"/u.exec(String(headers.link))?.groups?.['query'];
        if (next) wrong.push(...(await ask(read, next)).faults);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a query without an index would be seen', async () => {
    const unindexed = { text: 'select id from leads where notes = $1', values: ['x'] };
    expect(await faultsOf(unindexed)).toEqual(['Seq Scan of 100000 rows of leads']);
    const { statements } = await statementsOf(() => test.sql.query(unindexed.text, unindexed.values));
    expect(statements).toEqual([unindexed]);
  });
});

async function connected({ config }: TestApp): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: config.databaseUrl, options: SESSION_OPTIONS });
  await client.connect();
  return client;
}

const dbOf = (client: pg.Client): Pick<Db, 'query'> => ({
  query: async <T extends object>(text: string, params: readonly unknown[] = []) => (await client.query<T>(text, [...params])).rows,
});

async function signIn(test: TestApp, { agent, doctor, hospital }: Busy): Promise<Record<Role, Caller>> {
  const admin = await test.as('admin');
  const asDoctor = await test.as('doctor');
  await test.sql.query('update doctors set user_id = $1 where id = $2', [asDoctor.userId, doctor]);
  const row = await test.sql.one<{ username: string }>(
    'update users set password_hash = (select password_hash from users where id = $2), is_active = true where id = $1 returning username',
    [agent, admin.userId],
  );
  const asAgent = test.visitor();
  await asAgent.post('auth/login', { username: row?.username ?? '', password: TEST_PASSWORD });
  return { admin, agent: asAgent, doctor: asDoctor, hospital_admin: await test.as('hospital_admin', { hospital_id: hospital }) };
}

/** Records that every role sees: those of the busiest hospital, doctor and agent. */
async function idsOf({ sql }: TestApp, busy: Busy): Promise<Ids> {
  const visit = await sql.one<{ appointment: string; patient: string; phone: string }>(
    `select a.id as appointment, p.id as patient, p.phone from appointments a join patients p on p.id = a.patient_id
     where a.doctor_id = $1 limit 1`,
    [busy.doctor],
  );
  const others = await sql.one<{ lead: string; enquiry: string; user: string }>(
    `select (select id from leads where hospital_id = $1 and assigned_agent_id = $2 limit 1) as lead,
       (select id from enquiries limit 1) as enquiry, $2::uuid as "user"`,
    [busy.hospital, busy.agent],
  );
  if (!visit || !others) throw new Error('The crowd is empty');
  return { ...busy, ...visit, ...others };
}
