import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../request-context';
import { testDatabase } from '../testing/test-database';
import { dataSourceOptions, openPool } from './data-source';
import { Repeats } from './repeats';
import { Sql } from './sql';
import { prepared } from './statement';

const write = prepared('note-word', `insert into said (word) values ('booked')`)();
const READ = prepared('read-words', 'select word from said')();

/** A door to the database that lets every question through, and answers until it is shut. */
class Door {
  /** From now on a connection ends where an answer would come. */
  shut = false;
  /** Whether one has. */
  wasShut = false;
  /** After one connection was cut. */
  opensAgain = false;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async to({ port, hostname }: URL): Promise<Door> {
    const server = createServer((socket) => door.pass(socket, connect(Number(port), hostname)));
    const door = new Door(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return door;
  }

  get port(): string {
    return String((this.server.address() as AddressInfo).port);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private cut(socket: Socket): void {
    this.wasShut = true;
    if (this.opensAgain) this.shut = false;
    socket.destroy();
  }

  private pass(socket: Socket, database: Socket): void {
    for (const end of [socket, database]) this.sockets.add(end.on('error', () => undefined));
    socket.pipe(database);
    database.on('data', (answer) => {
      if (!this.shut) socket.write(answer);
      else this.cut(socket);
    });
  }
}

let door: Door;
let pool: Pool;
let source: DataSource;
let sql: Sql;

beforeAll(async () => {
  const url = new URL(await testDatabase());
  door = await Door.to(url);
  pool = openPool({ url: Object.assign(new URL(url), { port: door.port }).href, pool: 2 });
  source = await new DataSource(dataSourceOptions(pool)).initialize();
  sql = new Sql(pool, source, new Repeats(5_000));
  await sql.query('create table said (word text)');
});
afterAll(async () => {
  await source.destroy();
  door.close();
});
beforeEach(async () => {
  door.shut = false;
  await sql.query('truncate said');
});

const stored = async (): Promise<number> => {
  door.shut = false;
  return (await sql.query('select from said')).length;
};

const WAYS: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'a recipe',
    () =>
      sql.recipe(async (tx) => {
        await tx.read(READ);
        door.shut = true;
        await tx.write(write);
      }),
  ],
  [
    'a transaction',
    () =>
      sql.transaction(SYSTEM, async (db) => {
        await db.batch(write);
        door.shut = true;
      }),
  ],
  [
    'a statement by itself',
    async () => {
      await sql.batch(READ);
      door.shut = true;
      await sql.batch(write);
    },
  ],
];

describe.each(WAYS)('%s whose commit was not answered', (_, act) => {
  it('is stored, fails, and is not done again', async () => {
    await expect(act()).rejects.toThrow('Connection terminated unexpectedly');
    expect(await stored()).toBe(1);
  });

  it('would be stored twice if it were done again (control)', async () => {
    await expect(act()).rejects.toThrow('Connection terminated unexpectedly');
    door.shut = false;
    await expect(act()).rejects.toThrow('Connection terminated unexpectedly');
    expect(await stored()).toBe(2);
  });
});

it('a recipe that claims a request key first is done again, and stored once', async () => {
  const claim = prepared('claim-word', `insert into said (word) values ('claimed') on conflict do nothing returning word`)();
  await sql.query('create unique index said_once on said (word)');
  let claimed: object[] = [];
  Object.assign(door, { wasShut: false, opensAgain: true });
  const work = sql.recipe(
    async (tx) => {
      [claimed] = await tx.read(claim);
      door.shut = !door.wasShut;
      await tx.write(READ);
    },
    undefined,
    true,
  );
  await work;
  expect([door.wasShut, claimed.length, await stored()]).toEqual([true, 0, 1]);
  door.opensAgain = false;
  await sql.query('drop index said_once');
});

it('what only reads is asked again when its answer is lost', async () => {
  await sql.batch(write);
  door.shut = true;
  const answer = sql.query('select word from said');
  setTimeout(() => (door.shut = false), 200);
  expect(await answer).toEqual([{ word: 'booked' }]);
});
