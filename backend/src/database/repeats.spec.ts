import { COMMIT_NAME, NO_REPEATS, onlyReads, Repeats, type Attempt } from './repeats';

const failure = (more: object, message = 'failed'): Error => Object.assign(new Error(message), more);

/** How often `act` runs when it fails once with this error. */
async function tries(error: Error, mayBeDone: boolean, repeats = new Repeats(5_000)): Promise<number> {
  let count = 0;
  const act = (attempt: Attempt): Promise<void> => {
    attempt.mayBeDone = mayBeDone;
    count += 1;
    return count === 1 ? Promise.reject(error) : Promise.resolve();
  };
  await repeats.run(act).catch((thrown: unknown) => expect(thrown).toBe(error));
  return count;
}

const REFUSED: readonly (readonly [string, Error])[] = [
  ['a server that only reads', failure({ code: '25006' })],
  ['a server that is being stopped', failure({ code: '57P01' })],
  ['a server that starts', failure({ code: '57P03' })],
  ['a connection over which nothing was sent any more', failure({}, 'Client has encountered a connection error and is not queryable')],
];
const LOST: readonly (readonly [string, Error])[] = [
  ['a connection that has ended', failure({}, 'Connection terminated unexpectedly')],
  ['a connection that was reset', failure({ code: 'ECONNRESET' })],
  ['a server that has crashed', failure({ code: '57P02' })],
  ['a refused connection', failure({ code: 'ECONNREFUSED' })],
  ['a stop at the commit', failure({ code: '57P01', statement: COMMIT_NAME })],
];
const OTHERS: readonly (readonly [string, Error])[] = [
  ['a statement that takes too long', failure({ code: '57014' })],
  ['a value that is taken', failure({ code: '23505' })],
  ['a server that does not answer', failure({}, 'Query read timeout')],
  ['no connection within the limit', failure({}, 'timeout exceeded when trying to connect')],
];

it.each(REFUSED)('%s: it was not done, and is done again', async (_, error) => {
  expect([await tries(error, false), await tries(error, true)]).toEqual([2, 2]);
});

it.each(LOST)('%s: it is done again only where it cannot be done already', async (_, error) => {
  expect([await tries(error, false), await tries(error, true)]).toEqual([2, 1]);
});

it.each(OTHERS)('%s: it is not done again', async (_, error) => {
  expect([await tries(error, false), await tries(error, true)]).toEqual([1, 1]);
});

it('an error that TypeORM has wrapped counts as what it wraps', async () => {
  expect(await tries(failure({ driverError: { code: '25006' } }), true)).toBe(2);
});

it('without patience everything is tried once', async () => {
  expect(await tries(failure({ code: '25006' }), false, NO_REPEATS)).toBe(1);
});

it('what came after a long outage has begun waits only for what is left, and the next outage is waited for anew', async () => {
  const repeats = new Repeats(400);
  const away = (): Promise<never> => Promise.reject(failure({ code: 'ECONNREFUSED' }));
  const waited = async (): Promise<number> => {
    const began = performance.now();
    await expect(repeats.run(away)).rejects.toThrow('failed');
    return performance.now() - began;
  };
  const [first, second] = [await waited(), await waited()];
  expect(first).toBeGreaterThan(100);
  expect(second).toBeLessThan(first / 2);
  await repeats.run(() => Promise.resolve());
  expect(await waited()).toBeGreaterThan(100);
});

it('what holds a part that may be done does not begin again with it', async () => {
  const repeats = new Repeats(5_000);
  let begun = 0;
  const part = repeats.run((attempt) => {
    attempt.mayBeDone = true;
    return Promise.reject(failure({}, 'Connection terminated unexpectedly'));
  });
  part.catch(() => undefined);
  const whole = repeats.run(() => {
    begun += 1;
    return part;
  });
  await expect(whole).rejects.toThrow('terminated');
  expect(begun).toBe(1);
});

it('a statement only reads when nothing in it writes or locks', () => {
  const reads = ['select 1', ' with a as (select 1) select updated_at from a', 'SELECT count(*) from appointments'];
  const writes = [
    'insert into a values (1)',
    'with gone as (delete from a returning id) select id from gone',
    'select id from a for no key update',
    'select id from a for key share',
    `select set_config('a', 'b', true)`,
    `select pg_notify('a', 'b')`,
    'select note_looks(1)',
    'begin',
    'commit',
  ];
  expect([reads.filter((text) => !onlyReads(text)), writes.filter(onlyReads)]).toEqual([[], []]);
});
