import { startTestApp } from '../../testing/test-app';

it('a server has a place for each reader before it answers, so that one that begins with the next event misses none', async () => {
  const test = await startTestApp({ history: false });
  try {
    const places = await test.sql.query<{ name: string }>('select name from event_readers');
    expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(['webhooks', 'kept-figures']));
  } finally {
    await test.close();
  }
});
