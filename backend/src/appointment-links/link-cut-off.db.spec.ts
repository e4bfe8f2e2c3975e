import { connect, type Socket } from 'node:net';
import { countAppointments, countOccupied, tomorrowAt } from '../testing/clinic';
import { callsOf, keptOf, linkedAt, type Linked } from '../testing/linked';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

let app: TestApp;
let on: VisitorBookings;
let linked: Linked;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  on = await visitorBookings(app);
  linked = await linkedAt(app, on);
});

const HEAD_END = '\r\n\r\n';

/** The move to 11:00 as it goes over the line, from a phone that proves itself by the digits. */
function request(): string {
  const body = JSON.stringify({ at: tomorrowAt('11:00'), version: 1, digits: linked.digits });
  const head = ['Host: localhost', 'Sec-Fetch-Site: same-origin', 'Content-Type: application/json', `Content-Length: ${body.length}`];
  return [`POST /api/link/${linked.token}/move HTTP/1.1`, ...head, '', body].join('\r\n');
}

/** The same once more, as the page sends it when no answer came. */
const again = () => callsOf(linked, app.visitor()).move('11:00', { digits: linked.digits });

/** What has been read of an answer's body; null before its head is there. */
function bodyOf(got: string): string | null {
  const end = got.indexOf(HEAD_END);
  return end < 0 ? null : got.slice(end + HEAD_END.length);
}

/** How long that body is in all, by its own head. */
const bodyLength = (got: string): number => Number(/^content-length: (\d+)/imu.exec(got)?.[1]);

/** Connects, sends these bytes, and is gone when `cut` says so, asked at each part of the answer. */
const sendUntil = (text: string, cut: (socket: Socket, got: string) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(app.port, '127.0.0.1', () => socket.write(text, () => cut(socket, got)));
    socket.on('readable', () => {
      // A byte at a time: what comes after the cut is never read.
      for (let part: Buffer | null; !socket.destroyed && (part = socket.read(1) as Buffer | null);) {
        got += part.toString('latin1');
        cut(socket, got);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(got));
  });

const isMoved = async (): Promise<boolean> => (await callsOf(linked, linked.owner).get()).body.version === 2;

/** One appointment, at the new time alone, moved once, and the old time kept for its Undo. */
async function movedOnce(): Promise<void> {
  const { status, body } = await again();
  expect([status, body.appointmentDate, body.version, body.said]).toEqual([200, tomorrowAt('11:00'), 2, { moves: 1 }]);
  expect(await keptOf(app, linked.id)).toMatchObject({ events: 2, audited: 2, holds: 1 });
  expect(await countAppointments(app, on.clinic.doctor.id)).toBe(1);
  expect(await countOccupied(app, on.clinic.doctor.id)).toBe(1);
}

describe('a move by the link whose answer is cut off', () => {
  it('while the server is still at it is made once, when the call is repeated at once', async () => {
    await sendUntil(request(), (socket) => socket.destroy());
    await movedOnce();
  });

  it('before its first byte is read is made once', async () => {
    let hangUp: () => void = () => undefined;
    const cut = sendUntil(request(), (socket, got) => {
      socket.removeAllListeners('readable');
      hangUp = () => socket.destroy();
      expect(got).toBe('');
    });
    await until(isMoved);
    hangUp();
    expect(await cut).toBe('');
    await movedOnce();
  });

  it.each<[string, (got: string) => boolean]>([
    ['its first byte', (got) => got.length === 1],
    ['its head', (got) => bodyOf(got) === ''],
    ['half of its body', (got) => (bodyOf(got) ?? '').length >= bodyLength(got) / 2],
    ['all but its last byte', (got) => bodyOf(got)?.length === bodyLength(got) - 1],
  ])('after %s is made once', async (_, isEnough) => {
    const got = await sendUntil(request(), (socket, part) => void (isEnough(part) && socket.destroy()));
    expect(isEnough(got)).toBe(true);
    await movedOnce();
  });

  it('is not made where the last byte of the request is missing; repeated, it is', async () => {
    const before = await keptOf(app, linked.id);
    await sendUntil(request().slice(0, -1), (socket) => socket.destroy());
    expect(await isMoved()).toBe(false);
    expect(await keptOf(app, linked.id)).toEqual(before);
    await movedOnce();
  });

  it('control: another start with the version of before is not a repetition, and refused', async () => {
    await sendUntil(request(), (socket) => socket.destroy());
    await until(isMoved);
    const { status, body } = await callsOf(linked, app.visitor()).move('11:30', { digits: linked.digits });
    expect([status, body.type]).toEqual([409, 'urn:arogyadesk:stale']);
    expect(await countOccupied(app, on.clinic.doctor.id)).toBe(1);
  });
});
