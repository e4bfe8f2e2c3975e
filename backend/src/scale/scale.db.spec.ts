import { ROLES, type Role } from '@arogya/domain/access';
import type pg from 'pg';
import { TOTAL_CAP } from '../database/sql';
import { LinkTokens } from '../link-tokens/link-token';
import { Housekeeping } from '../limits/housekeeping';
import { queueCancelled, queueMoved } from '../messages/appointment-messages.sql';
import { openApiDocument } from '../openapi-document';
import type { Answer, Caller } from '../testing/caller';
import { NOW, standAt } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { writingCalls } from '../testing/writing-calls';
import { queriesOf, searchesOf, readsOf, type ReadCall } from './calls';
import { busiest, JUST_CHANGED, loadCrowd } from './crowd';
import { onClient } from '../database/sql';
import { connected, signIn } from './crowd-callers';
import { idsOf, type Ids } from './ids';
import { MORE_ROUND_TRIPS, roundTripsOf, tellCallsApart } from './round-trips';
import { mostRead } from './rows-shown';
import { scansOfStatement, statementsOf, untilFew, type Scan, type Statement } from './statements';
import { isTooMuch } from './too-much';
import { largeTables, timesReadAsAWhole } from './whole-tables';

/** Round trips of a call, the session's included. */
const MOST_STATEMENTS = 4;
const TRIES = 3;
/** Five charts are read in parallel, five kinds of records in one round trip. */
const MORE_STATEMENTS: Readonly<Record<string, number>> = { reportAnalytics: 6, searchRecords: 6 };
describe('with a hundred thousand of everything', () => {
  let test: TestApp;
  let clients: [pg.Client, pg.Client];
  let callers: Record<Role, Caller>;
  let ids: Ids;
  let large: ReadonlySet<string>;
  const explained = new Map<string, Promise<Scan[]>>();

  beforeAll(async () => {
    test = await startTestApp({ history: false });
    clients = [await connected(test.config.databaseUrl), await connected(test.config.databaseUrl)];
    await loadCrowd(onClient(clients[0]), onClient(clients[1]));
    await clients[0].query('vacuum analyze');
    large = await largeTables(clients[0]);
    const busy = await busiest(test.sql);
    callers = await signIn(test, busy);
    ids = await idsOf(test.sql, busy, test.app.get(LinkTokens));
  });
  afterAll(async () => {
    for (const client of clients) await client.end();
    await test.close();
  });

  const scansOf = (statement: Statement): Promise<Scan[]> => {
    const key = JSON.stringify(statement);
    const known = explained.get(key) ?? scansOfStatement(clients[0], statement);
    explained.set(key, known);
    return known;
  };

  const faultsOf = async (statement: Statement, most: number | null = null): Promise<string[]> =>
    (await scansOf(statement))
      .filter((scan) => isTooMuch(scan, large, most))
      .map(({ table, how, rows }) => `${how} of ${rows} rows of ${table}`);

  /** What is wrong with a call: its status, its number of statements, what they read. */
  async function ask(read: ReadCall, query: string): Promise<{ faults: string[]; answer: Answer }> {
    const { role, operation, path } = read;
    const url = `${path}${query ? `?${query}` : ''}`;
    const most = MORE_STATEMENTS[operation] ?? MOST_STATEMENTS;
    const sent = () => statementsOf(() => callers[role].get(url));
    const { answer, statements } = await untilFew(sent, (found) => found.statements.length <= most, TRIES);
    const found = answer.status === 200 || answer.status === 204 ? [] : [`answered ${answer.status}`];
    if (statements.length > most) found.push(`${statements.length} statements`);
    for (const statement of statements) found.push(...(await faultsOf(statement, mostRead(read, query))));
    return { faults: found.map((fault) => `${role} ${url}: ${fault}`), answer };
  }

  /** The sort names of a list, taken from the error for an unknown one. */
  async function sortsOf({ role, path, parameters, repeats }: ReadCall): Promise<string[]> {
    if (repeats || !parameters.some(({ name }) => name === 'sort')) return [];
    const { body } = await callers[role].get(`${path}?sort=nothing`);
    const names = /^Sort by one of: (?<names>.+)$/u.exec(String(body.message))?.groups?.['names']?.split(', ') ?? [];
    return names.flatMap((name) => [`sort=${name}`, `sort=-${name}`]);
  }

  it('every list, search, filter, sort, figure and record is read in few statements, none of which reads a whole table, or many rows that no list shows', async () => {
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

  describe('however wrong the sample is', () => {
    const DRAWS = 20;
    /** A search for part of a phone, as modules do it, and with a pattern that the planner sees. */
    const searches = (): ReadCall[] =>
      readsOf(openApiDocument(test.app), ids).filter(
        ({ role, parameters }) => role !== 'agent' && parameters.some(({ name }) => name === 'q'),
      );
    const LITERAL = {
      text: `select id from patients where search like $1 order by created_at desc, id desc limit 51`,
      values: ['%90123%'],
    };

    /** Every value of the sample matches. */
    const mislead = (table: string): Promise<unknown> =>
      clients[0].query(
        `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', 'search', 'inherited', false,
           'null_frac', 0::real, 'avg_width', 60, 'n_distinct', -1::real, 'histogram_bounds', $2::text)`,
        [table, `{${Array.from({ length: 101 }, (_, n) => `"a${String(n).padStart(3, '0')} 90123 verma"`).join(',')}}`],
      );

    const faultsNow = async (): Promise<string[]> => {
      explained.clear();
      const wrong: string[] = [];
      for (const read of searches()) {
        for (const q of searchesOf(read, ids)) wrong.push(...(await ask(read, new URLSearchParams({ q }).toString())).faults);
      }
      return wrong;
    };

    it('a search reads as little', async () => {
      for (const table of ['patients', 'leads', 'enquiries', 'users']) await mislead(table);
      expect(await faultsOf(LITERAL)).not.toEqual([]);
      expect(await faultsNow()).toEqual([]);
    });

    it('a search by part of a phone reads as little on each of twenty draws', async () => {
      const wrong: string[] = [];
      const asked: Statement[] = [];
      for (const { role, path } of searches().filter((read) => /patients$|appointments$/u.test(read.path)))
        asked.push(...(await statementsOf(() => callers[role].get(`${path}?q=90123`))).statements);
      const sought = asked.filter(({ text }) => /p\.search\b[\s\S]* like /u.test(text));
      expect(sought.length).toBeGreaterThan(3);
      for (let draw = 0; draw < DRAWS; draw += 1) {
        await clients[0].query(`alter table patients alter column search set statistics ${draw % 2 ? 1 : -1}`);
        await clients[0].query('analyze patients (search)');
        explained.clear();
        for (const statement of sought) wrong.push(...(await faultsOf(statement)));
      }
      expect(wrong).toEqual([]);
    });
  });

  it('what needs somebody now is found among the decisions that wait and few rows more', async () => {
    // Decisions that wait are few: one in a hundred of these.
    await clients[0].query(`update calendar_change_appointments set state = 'done' where hashtext(appointment_id::text) % 100 <> 0`);
    await clients[0].query('vacuum analyze calendar_change_appointments');
    await test.app.get(Housekeeping).sweep();
    const { rows } = await clients[0].query<{ waiting: number }>(
      `select count(*)::int as waiting from calendar_change_appointments where state in ('open', 'failed')`,
    );
    const waiting = rows[0]?.waiting ?? 0;
    for (const role of ROLES) {
      const { answer, statements } = await statementsOf(() => callers[role].get('appointments/needs'));
      const page = statements.find(({ text }) => text.includes('as "calendarChangeId"'));
      const scans = page ? await scansOfStatement(clients[0], page) : [];
      const read = scans.filter(({ table }) => table === 'appointments').reduce((sum, { rows }) => sum + rows, 0);
      const shown = (answer.body as unknown[]).length;
      const most = 8 * shown + waiting;
      expect({ role, shown: shown > 20, read: read <= most || `${read} of ${most}` }).toEqual({ role, shown: true, read: true });
    }
  });

  it('who has to be informed of a change, and why, costs the upcoming appointments and a few rows of each that has changed', async () => {
    for (const statement of JUST_CHANGED) await clients[0].query(statement);
    await clients[0].query('vacuum analyze appointments, message_jobs, calendar_change_appointments');
    const { rows } = await clients[0].query<{ changed: number; upcoming: number }>(
      `select count(*) filter (where version > 1)::int as changed, count(*) filter (where start_at > now())::int as upcoming from appointments`,
    );
    const { changed = 0, upcoming = 0 } = rows[0] ?? {};
    for (const queueOf of [queueMoved, queueCancelled]) {
      const queue = queueOf({
        now: new Date().toISOString(),
        bySms: true,
        byEmail: true,
        everyLanguage: false,
        address: 'https://desk.example',
      });
      const scans = await scansOfStatement(clients[0], queue);
      const read = (table: string): number => scans.filter((scan) => scan.table === table).reduce((sum, scan) => sum + scan.rows, 0);
      expect(await faultsOf(queue)).toEqual([]);
      expect(read('appointments')).toBeLessThanOrEqual(upcoming + changed);
      // Their reasons are read, and those of no others.
      expect(read('calendar_change_appointments')).toBeGreaterThan(changed / 8);
      for (const table of ['calendar_change_appointments', 'calendar_changes', 'message_jobs', 'patients', 'doctors'])
        expect([table, read(table) <= 3 * changed]).toEqual([table, true]);
    }
  });

  it('a query without an index would be seen', async () => {
    const unindexed = { text: 'select id from leads where notes = $1', values: ['x'] };
    expect(await faultsOf(unindexed)).toEqual(['Seq Scan of 100000 rows of leads']);
    const tooMany = { text: 'select id from patients where archived_at is null order by created_at desc, id desc limit 154', values: [] };
    expect(await faultsOf(tooMany, 154)).toEqual([]);
    expect(await faultsOf(tooMany, 153)).toEqual([expect.stringMatching(/^Index .*Scan of 154 rows of patients$/u)]);
    const counting = (most: number) => ({ ...tooMany, text: `select count(*) from (${tooMany.text.replace('154', String(most))}) c` });
    expect(await faultsOf(counting(TOTAL_CAP + 1), 153)).toEqual([]);
    expect(await faultsOf(counting(TOTAL_CAP + 2), 153)).toEqual([expect.stringMatching(/Scan of 1002 rows of patients$/u)]);
    const { statements } = await statementsOf(() => test.sql.query(unindexed.text, unindexed.values));
    // The server's own jobs may have asked something meanwhile.
    expect(statements).toContainEqual(unindexed);
  });

  it('what is written asks few times, and nothing that it sets off reads a large table as a whole', async () => {
    standAt(test, NOW);
    tellCallsApart(test.app.getHttpServer());
    const wholeReads = () => timesReadAsAWhole(test, clients, large);
    const before = await wholeReads();
    const wrong: string[] = [];
    for (const [name, prepared] of Object.entries(await writingCalls(test))) {
      // The first one may find that a calendar is not known yet.
      const first = await prepared();
      await first();
      const { answer, trips } = await roundTripsOf(await prepared());
      expect([name, answer.text, answer.status < 300]).toEqual([name, answer.text, true]);
      if (trips.length > (MORE_ROUND_TRIPS[name] ?? MOST_STATEMENTS)) wrong.push(`${name}: ${trips.length}\n${trips.join('\n')}`);
    }
    expect(wrong).toEqual([]);
    expect(await wholeReads()).toEqual(before);
    // Control.
    await test.sql.query(`do $$ begin perform from leads where notes = 'x'; end $$`);
    expect(await wholeReads()).not.toEqual(before);
    expect((await roundTripsOf(() => callers.admin.get('leads/stats'))).trips).toHaveLength(1);
  });
});
