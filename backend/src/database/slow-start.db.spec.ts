import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startTestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';

let door: Server | undefined;
const sockets = new Set<Socket>();
const keep = (socket: Socket): Socket => {
  sockets.add(socket.on('error', () => undefined));
  return socket;
};
afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  door?.close();
});

const passOn = (socket: Socket, { port, hostname }: URL): void => {
  const database = keep(connect(Number(port), hostname));
  socket.pipe(database).pipe(socket);
};

/** The address of a new database behind a door that does with each connection, counted from 1, what `answer` says. */
async function behindDoor(answer: (socket: Socket, count: number, database: URL) => void): Promise<string> {
  const database = new URL(await testDatabase());
  let count = 0;
  const server = createServer((socket) => answer(keep(socket), ++count, database));
  door = server;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = new URL(database);
  address.port = String((server.address() as AddressInfo).port);
  return address.href;
}

it('a server starts although the database does not answer its first connection', async () => {
  const database = await behindDoor((socket, count, real) => {
    if (count > 1) passOn(socket, real);
  });
  const app = await startTestApp({ database });
  expect(await app.sql.query('select 1 as one')).toEqual([{ one: 1 }]);
  await app.close();
});

it('a server whose database lets nobody in does not start, and asks twice', async () => {
  let asked = 0;
  const database = await behindDoor((socket, count) => {
    asked = count;
    socket.destroy();
  });
  await expect(startTestApp({ database })).rejects.toThrow('Connection terminated unexpectedly');
  expect(asked).toBe(2);
});

it('the fault of an entity is what the error says, not that a connection failed', async () => {
  const tables = DataSource.prototype as unknown as { buildMetadatas: () => Promise<void> };
  jest.spyOn(tables, 'buildMetadatas').mockRejectedValueOnce(new Error('An entity has no key'));
  await expect(startTestApp()).rejects.toThrow('An entity has no key');
});
