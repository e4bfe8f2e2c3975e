import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { NotificationsService } from '../notifications/notifications.service';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, TOMORROW } from '../testing/clinic';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { EventsService } from './events.service';

/** Two servers that know the same sessions. */
const SECRET = 'x'.repeat(32);
const ENQUIRY = { name: 'Meera', email: 'm@example.in', phone: '+91 55500 10042', message: 'Please call me back.' };

interface Watch {
  readonly text: () => string;
  readonly ended: Promise<void>;
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** Opens the stream with the session of `cookie` and collects what arrives. */
function watch(port: number, cookie: string, query = ''): Watch {
  let [text, isOver] = ['', false];
  let done: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    done = () => {
      isOver = true;
      resolve();
    };
  });
  // A connection that is kept from an earlier stream may be closed by the server at this moment.
  const asked = { port, path: `/api/events${query}`, headers: { cookie, 'sec-fetch-site': 'same-origin' }, agent: false };
  const call = request(asked, (answer) => {
    answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
    answer.on('close', () => done());
  });
  call.on('error', () => done());
  call.end();
  return { text: () => text, ended, isOver: () => isOver, stop: () => call.destroy() };
}

describe('server-sent events', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await startTestApp({ env: { SESSION_SECRET: SECRET } });
    const server = test.app.getHttpServer() as { address: () => AddressInfo | null };
    port = server.address()?.port ?? 0;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => test.close());

  const portOf = ({ app }: TestApp): number => (app.getHttpServer() as { address: () => AddressInfo | null }).address()?.port ?? 0;
  const streamOf = async (who: Caller, at = port, query = ''): Promise<Watch> => {
    const stream = watch(at, `__Host-sid=${who.cookie('__Host-sid')}`, query);
    await until(() => stream.text().includes('"unread"'));
    return stream;
  };

  it('begin with how far screens shall spread what they fetch', async () => {
    const stream = await streamOf(await test.as('agent'));
    stream.stop();
    expect(stream.text()).toMatch(/event: hello\ndata: \{"jitter":0\.3\}/u);
  });

  it('tell those whom it concerns of a booking, by ids alone, and nobody else', async () => {
    standAt(test, NOW);
    const [clinic, other] = [await makeClinic(test), await makeClinic(test)];
    const agent = await test.as('agent');
    const own = await streamOf(await test.as('hospital_admin', { hospital_id: clinic.hospital.id }));
    const foreign = await streamOf(await test.as('hospital_admin', { hospital_id: other.hospital.id }));
    const { status, body } = await agent.post('appointments', {
      doctorId: clinic.doctor.id,
      patientId: clinic.patient.id,
      appointmentDate: `${TOMORROW}T10:00:00+05:30`,
      notes: 'Secret notes',
    });
    expect(status).toBe(201);
    await until(() => own.text().includes(body.id as string));
    own.stop();
    foreign.stop();
    const notified = {
      topic: 'appointments',
      id: body.id as string,
      version: 1,
      hospitalId: clinic.hospital.id,
      doctorId: clinic.doctor.id,
    };
    expect(own.text()).toContain(JSON.stringify({ ...notified, day: TOMORROW, from: null, to: 'pending' }));
    expect(own.text()).not.toMatch(/Secret|Asha|55500/u);
    expect(foreign.text()).not.toContain(body.id);
  });

  it('announce a cancellation on another server, and unread ones only to those who were notified of it', async () => {
    standAt(test, NOW);
    const clinic = await makeClinic(test);
    const other = await startTestApp({ database: test.config.databaseUrl, env: { SESSION_SECRET: SECRET } });
    const [admin, agent, user] = [await test.as('admin'), await test.as('agent'), await test.as('doctor')];
    await test.sql.query('update doctors set user_id = $1 where id = $2', [user.userId, clinic.doctor.id]);
    const { id } = await make.appointment(test.sql, `${TOMORROW}T09:00:00+05:30`, {
      doctor_id: clinic.doctor.id,
      patient_id: clinic.patient.id,
      hospital_id: clinic.hospital.id,
    });
    const [notified, agents] = [await streamOf(user, portOf(other)), await streamOf(agent, portOf(other))];
    expect((await admin.put(`appointments/${id}`, { status: 'cancelled' })).status).toBe(200);
    await until(() => notified.text().includes('"unread":1') && agents.text().includes('"to":"cancelled"'));
    notified.stop();
    agents.stop();
    await other.close();
    expect(notified.text()).toMatch(/"from":"pending","to":"cancelled"/u);
    expect(notified.text()).toContain('"unread":1');
    expect(agents.text().split('event: unread')).toHaveLength(2);
    expect((await user.get('notifications')).body).toMatchObject([
      {
        kind: 'appointment_cancelled',
        entityId: id,
        detail: { name: 'Asha Verma', at: expect.stringContaining(TOMORROW), doctor: expect.any(String) },
      },
    ]);
  });

  it('say what has changed since the screen was asked for that opens them, also when nobody listened', async () => {
    // For the other server no time passes, and no age with it.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const other = await startTestApp({ database: test.config.databaseUrl, env: { SESSION_SECRET: SECRET } });
    const [clinic, agent, admin] = [await makeClinic(test), await other.as('agent'), await other.as('admin')];
    const { id } = await make.appointment(test.sql, '2031-01-06T09:00:00+05:30', {
      doctor_id: clinic.doctor.id,
      patient_id: clinic.patient.id,
      hospital_id: clinic.hospital.id,
    });
    const there = portOf(other);
    expect((await admin.put(`appointments/${id}`, { status: 'cancelled' })).status).toBe(200);
    const [asked, unasked] = [await streamOf(agent, there, '?age=20000'), await streamOf(agent, there)];
    for (const stream of [asked, unasked]) stream.stop();
    // Admins are notified of it a little later: the tests that follow count from there.
    await until(async () => (await admin.get('notifications/unread')).body.unread === 1);
    await other.close();
    expect(asked.text()).toContain(id);
    expect(unasked.text()).not.toContain(id);
  });

  it('refuse an age of which nothing is known any more', async () => {
    const { status, body } = await (await test.as('agent')).get('events?age=30001');
    expect([status, body.errors]).toEqual([400, { age: 'The age is at most 30000 ms' }]);
  });

  it.each<[string, (who: Caller & { userId: string; username: string }) => Promise<unknown>]>([
    ['signing out', (who) => who.post('auth/logout')],
    ['signing in again in the same browser', (who) => who.post('auth/login', { username: who.username, password: TEST_PASSWORD })],
    ['a row deleted by hand', ({ userId }) => test.sql.query('delete from sessions where user_id = $1', [userId])],
  ])('end at once with their session, on every server: %s', async (_, act) => {
    const other = await startTestApp({ database: test.config.databaseUrl, env: { SESSION_SECRET: SECRET } });
    const [agent, bystander] = [await test.as('agent'), await test.as('agent')];
    const [here, there, control] = [await streamOf(agent), await streamOf(agent, portOf(other)), await streamOf(bystander)];
    await act(agent);
    // No beat looks at the sessions, as it would every 25 seconds: nothing is repeated here.
    await Promise.all([here.ended, there.ended]);
    expect(control.isOver()).toBe(false);
    // Its tab learns why, and asks at once who is signed in.
    expect([here, there, control].map((stream) => stream.text().includes('event: ended'))).toEqual([true, true, false]);
    control.stop();
    await other.close();
  });

  it('are ten for a session at most: the eleventh ends the oldest, which learns why', async () => {
    const [agent, bystander] = [await test.as('agent'), await test.as('agent')];
    const control = await streamOf(bystander);
    const streams: Watch[] = [];
    for (let n = 0; n < 10; n += 1) streams.push(await streamOf(agent));
    expect(streams.map(({ text }) => text().includes('event: full'))).not.toContain(true);
    streams.push(await streamOf(agent));
    await streams[0]?.ended;
    expect(streams.map(({ text }) => text().includes('event: full'))).toEqual([true, ...Array<boolean>(10).fill(false)]);
    expect([streams[1]?.isOver(), control.isOver()]).toEqual([false, false]);
    for (const stream of [control, ...streams]) stream.stop();
  });

  it('tell an admin of a new enquiry and of their unread notifications', async () => {
    const admin = await test.as('admin');
    const stream = watch(port, `__Host-sid=${admin.cookie('__Host-sid')}`);
    await until(() => stream.text().includes('"unread":0'));
    await test.visitor().post('enquiries', ENQUIRY);
    // Which of the two comes first is open.
    await until(() => stream.text().includes('event: unread\ndata: {"unread":1}'));
    await until(() => /"topics":\[[^\]]*"enquiries"/u.test(stream.text()));
    stream.stop();
  });

  it('count again at the next look what could not be counted', async () => {
    const agent = await test.as('agent');
    const counting = jest.spyOn(test.app.get(NotificationsService), 'unreadOf');
    counting.mockRejectedValueOnce(new Error('The connection has ended'));
    const stream = watch(port, `__Host-sid=${agent.cookie('__Host-sid')}`);
    await until(() => counting.mock.calls.length > 0);
    test.app.get(EventsService).poll();
    await until(() => stream.text().includes('"unread":0'));
    stream.stop();
    expect(counting).toHaveBeenCalledTimes(2);
  });

  it('leave the newer of two counts, although the older one is answered last', async () => {
    const admin = await test.as('admin');
    let answer: (counts: Map<string, number>) => void = () => undefined;
    const counting = jest.spyOn(test.app.get(NotificationsService), 'unreadOf');
    counting.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const stream = watch(port, `__Host-sid=${admin.cookie('__Host-sid')}`);
    await until(() => counting.mock.calls.length > 0);
    expect((await test.visitor().post('enquiries', ENQUIRY)).status).toBe(201);
    await until(() => stream.text().includes('"unread":1'));
    answer(new Map([[admin.userId, 0]]));
    expect((await test.visitor().post('enquiries', ENQUIRY)).status).toBe(201);
    await until(() => stream.text().includes('"unread":2'));
    stream.stop();
    expect(stream.text()).not.toContain('"unread":0');
  });

  it('count for each user only their own notifications', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    const stream = watch(port, `__Host-sid=${agent.cookie('__Host-sid')}`);
    await until(() => stream.text().includes('unread'));
    await test.visitor().post('enquiries', ENQUIRY);
    await admin.post('states', { name: 'Goa', code: 'GA' });
    await until(() => stream.text().includes('"states"'));
    stream.stop();
    expect(stream.text()).not.toContain('enquiries');
    expect(stream.text()).not.toMatch(/"unread":[1-9]/u);
    expect((await admin.get('notifications/unread')).body.unread).toBeGreaterThan(0);
  });

  it('are refused without a session', async () => {
    expect((await test.visitor().get('events')).status).toBe(401);
  });

  it('end when the server stops', async () => {
    const other = await startTestApp();
    const server = other.app.getHttpServer() as { address: () => AddressInfo | null };
    const admin = await other.as('admin');
    const stream = watch(server.address()?.port ?? 0, `__Host-sid=${admin.cookie('__Host-sid')}`);
    await until(() => stream.text().includes('unread'));
    await other.close();
    await stream.ended;
    expect(stream.text()).toContain('"unread":0');
  });
});
