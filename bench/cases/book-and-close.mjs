import { setTimeout as pause } from 'node:timers/promises';
import { calendars } from '../calls.mjs';
import { asSuperuser } from '../data/fill.mjs';
import { median, rounded } from '../figures.mjs';

const AFFECTED = 300;
const PREVIEWS = 5;
const PREVIEW_MS = 2_000;
/** How long Undo can take the whole change back; settling begins then. */
const UNDO_S = 15;
const SETTLED_S = 60;
const LOOK_MS = 200;
const PATIENCE_S = 180;

/** The days from tomorrow on, of the hospital that is the busiest then, until enough appointments lie on them. */
const DAYS = `
with days as (
  select hospital_id, day, count(*)::int as n from appointments
  where start_at > now() + interval '1 day' and start_at < now() + interval '60 days' and status in ('pending', 'confirmed')
    and archived_at is null and hospital_id is not null
  group by hospital_id, day),
busiest as (select hospital_id from days group by hospital_id order by sum(n) desc, hospital_id limit 1)
select hospital_id as "hospitalId", to_char(day, 'YYYY-MM-DD') as day, n from days where hospital_id = (select hospital_id from busiest)
order by day`;

const SETTLED = `
select count(*) filter (where x.state = 'ready')::int as ready, count(*) filter (where x.state = 'done')::int as done,
  count(*) filter (where x.state in ('open', 'failed', 'gone'))::int as left,
  count(*) filter (where x.state = 'done' and exists (select from message_jobs m where m.appointment_id = x.appointment_id and m.created_at >= $2))::int as informed
from calendar_change_appointments x where x.change_id = $1`;

/** Their patients have read of the present start, also those who were booked by an earlier case, so that they are informed of another one. */
const CONFIRMED = `
insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, state, next_at, not_after, created_at)
select 'sms', '', 'confirmation', jsonb_build_object('doctorId', doctor_id), id, day, start_at, 'sent', made, made, made
from appointments, (select now() - interval '2 hours' as made) m where id = any ($1)
on conflict on constraint message_jobs_once do update set state = 'sent', created_at = excluded.created_at`;

/** Closing a hospital for days on which 300 people have appointments: what it would affect, and until everybody has a message. */
export default {
  name: 'closing a hospital for days with 300 appointments',
  sides: ['product'],
  run: (bench) => asSuperuser(bench.sides.product.database, (client) => closing(bench.sides.product, client)),
};

async function closing(side, client) {
  const change = closureOf((await client.query(DAYS)).rows);
  const admin = side.as('admin', 0);
  const times = [];
  let affected = [];
  for (let n = 0; n < PREVIEWS; n += 1) {
    const { text, ms } = await calendars.preview(admin, change);
    affected = JSON.parse(text).appointments;
    times.push(ms);
  }
  await client.query(CONFIRMED, [affected.map(({ id }) => id)]);
  const began = new Date();
  const decisions = affected.map(({ id, version, decision }) => ({ appointmentId: id, version, ...decision }));
  const made = await calendars.make(admin, change, decisions);
  const informed = await untilInformed(client, JSON.parse(made.text).id, began);
  return [
    {
      name: `preview of ${affected.length} affected appointments`,
      figure: `${rounded(median(times))} ms`,
      spread: `${rounded(Math.min(...times))}-${rounded(Math.max(...times))}`,
      value: median(times),
      must: PREVIEW_MS,
      notes: [`the change itself ${rounded(made.ms)} ms`],
    },
    {
      name: `${affected.length} affected appointments settled, their patients' messages written, after Undo has ended`,
      figure: `${rounded(informed.seconds - UNDO_S)} s`,
      value: informed.seconds - UNDO_S,
      must: SETTLED_S,
      notes: [`${informed.done} settled, ${informed.left} left to somebody, ${informed.informed} with a message`],
    },
  ];
}

function closureOf(days) {
  let n = 0;
  const until = days.findIndex((one) => (n += one.n) >= AFFECTED);
  if (until < 0) throw new Error(`No hospital has ${AFFECTED} appointments in the coming 60 days.`);
  const closures = days.slice(0, until + 1).map(({ day }) => ({ day, name: 'Bench' }));
  return { kind: 'closure', hospitalId: days[0].hospitalId, closures, source: 'typed' };
}

async function untilInformed(client, id, began) {
  for (;;) {
    const { ready, done, left, informed } = (await client.query(SETTLED, [id, began])).rows[0];
    const seconds = (Date.now() - began) / 1000;
    if ((ready === 0 && informed >= done) || seconds > PATIENCE_S) return { seconds, done, left, informed };
    await pause(LOOK_MS);
  }
}
