import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOf } from '@arogya/domain/clock';
import { serverProof, type Figure } from './figure';
import { Client, openHospital, startOf, type OpenHospital } from './load';
import { real, type Real } from './real';

/** A second each: many times what a busy machine takes. */
const MOST_TRIES = 600;

interface BookedAppointment {
  readonly id: string;
  readonly version: number;
}

/** What became of appointments that were all to be cancelled. */
interface Settled {
  readonly lost: number;
  readonly doubled: number;
  /** Patients whose message is missing, or came twice. */
  readonly messages: number;
}

async function book(hospital: OpenHospital, count: number): Promise<BookedAppointment[]> {
  const booked: BookedAppointment[] = [];
  for (let n = 0; n < count; n += 1) {
    const got = await hospital.agent.call('POST', 'appointments', { patientId: hospital.patientId, ...startOf(hospital, n) });
    if (got.status !== 201) throw new Error(`Booking answered ${got.status}: ${got.text}`);
    booked.push(JSON.parse(got.text) as BookedAppointment);
  }
  return booked;
}

/** The hospital closes on the day of all of them, and each is to be cancelled with a message. */
async function close(product: Real, { slug }: OpenHospital, booked: readonly BookedAppointment[]): Promise<string> {
  const admin = await Client.as(product.port, 'admin');
  const [hospital] = await product.query<{ id: string }>('select id from hospitals where booking_slug = $1', [slug]);
  const day = addDays(dayOf(Date.now(), 'Asia/Kolkata'), 2);
  const got = await admin.call('POST', 'calendar-changes', {
    change: { kind: 'closure', hospitalId: hospital?.id, closures: [{ day, name: 'Proof' }], source: 'typed' },
    decisions: booked.map(({ id, version }) => ({ appointmentId: id, version, act: 'cancel' })),
  });
  if (got.status !== 201) throw new Error(`Closing answered ${got.status}: ${got.text}`);
  return (JSON.parse(got.text) as { id: string }).id;
}

async function stateOf(product: Real, changeId: string): Promise<{ done: number; ready: number }> {
  const [row] = await product.query<{ done: string; ready: string }>(
    `select count(*) filter (where state = 'done') as done, count(*) filter (where state = 'ready') as ready
     from calendar_change_appointments where change_id = $1`,
    [changeId],
  );
  return { done: Number(row?.done), ready: Number(row?.ready) };
}

/** Kills the server when about a third is settled. The last one is kept from it, so that it cannot have come to its end. Answers how far it was. */
async function killInTheMiddle(product: Real, changeId: string, ids: readonly string[]): Promise<number> {
  await product.whileOthersWait('select from appointments where id = $1 for update', [[...ids].sort().at(-1)], async () => {
    while ((await stateOf(product, changeId)).done < ids.length / 3) await pause(2);
    await product.killServer();
  });
  const { done } = await stateOf(product, changeId);
  await product.startServer();
  return done;
}

/** In little, nobody waits for the fifteen seconds, nor for the minute for which the dead server has taken some. */
const dueNow = (product: Real, changeId: string): Promise<object[]> =>
  product.query(`update calendar_change_appointments set next_at = now() where change_id = $1 and state = 'ready'`, [changeId]);

async function settledOf(product: Real, ids: readonly string[]): Promise<Settled> {
  const [row] = await product.query<Record<keyof Settled, string>>(
    `select count(*) filter (where a.status <> 'cancelled') as lost,
       count(*) filter (where a.version <> 2 or (select count(*) from audit_log l where l.entity_id = a.id and l.action = 'changed') <> 1) as doubled,
       count(*) filter (where (select count(*) from message_jobs m where m.appointment_id = a.id and m.template = 'cancelled') <> 1) as messages
     from appointments a where a.id = any ($1)`,
    [ids],
  );
  return { lost: Number(row?.lost), doubled: Number(row?.doubled), messages: Number(row?.messages) };
}

/** Until each has its message: a server that is gone keeps what it has taken for a minute. */
async function settled(product: Real, ids: readonly string[]): Promise<Settled> {
  for (let tries = 0; ; tries += 1) {
    const found = await settledOf(product, ids);
    if ((found.lost === 0 && found.messages === 0) || tries > MOST_TRIES) return found;
    await pause(1000);
  }
}

/** As a worker does that keeps its state in a transaction of its own, and dies between the two. */
async function naive(product: Real, ids: readonly string[]): Promise<number> {
  const [first = '', ...rest] = ids;
  const states = new Map(ids.map((id) => [id, 'ready']));
  for (const id of rest) {
    states.set(id, 'done');
    await product.query(`update appointments set status = 'cancelled', version = version + 1 where id = $1`, [id]);
  }
  states.set(first, 'done');
  const ready = [...states].filter(([, state]) => state === 'ready').map(([id]) => id);
  const rows = await product.query<{ id: string }>(`select id from appointments where id = any ($1) and status <> 'cancelled'`, [ids]);
  return rows.filter(({ id }) => !ready.includes(id)).length;
}

const said = ({ lost, doubled, messages }: Settled): string =>
  `${lost} lost, ${doubled} settled twice, ${messages} without exactly one message`;

export default serverProof('kill -9 while affected appointments are settled', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const count = full ? 300 : 60;
  const hospital = await openHospital(product);
  const booked = await book(hospital, count);
  const ids = booked.map(({ id }) => id);
  const changeId = await close(product, hospital, booked);
  if (!full) await dueNow(product, changeId);
  const before = await killInTheMiddle(product, changeId, ids);
  if (!full) await dueNow(product, changeId);
  const found = await settled(product, ids);
  const other = await openHospital(product);
  const lost = await naive(
    product,
    (await book(other, 5)).map(({ id }) => id),
  );
  return [
    {
      name: `${count} appointments of a closed day, the server killed after ${before} of them`,
      found: said(found),
      met: before > 0 && before < count && found.lost + found.doubled + found.messages === 0,
      controls: [{ name: 'a worker that writes its state on its own, and dies between', found: `${lost} of 5 lost`, fails: lost > 0 }],
    },
  ];
});
