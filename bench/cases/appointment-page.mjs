import { createRequire } from 'node:module';
import { visitor, visitorWithHold } from '../calls.mjs';
import { slugOfDoctor } from '../data/clinic.mjs';
import { median, rounded } from '../figures.mjs';
import { send } from '../http.mjs';

const MOST = 1;
const WARM_DRAWS = 2_000;
const DRAWS = 300;

/** The page of an appointment's link, drawn from what the server has answered, against the booking page drawn anew. */
export default {
  name: 'drawing the page of an appointment (visit-page)',
  sides: ['product'],
  run: async ({ options, sides: { product } }) => {
    const draws = await drawsOf(product);
    for (const draw of Object.values(draws)) await times(WARM_DRAWS, draw);
    const found = [];
    for (let round = 0; round < options.rounds; round += 1)
      found.push({ appointment: await times(DRAWS, draws.appointment), booking: await times(DRAWS, draws.booking) });
    const ratios = found.map(({ appointment, booking }) => appointment / booking);
    const each = (page) => `${rounded((median(found.map((round) => round[page])) * 1000) / DRAWS)} µs`;
    return [
      {
        name: 'the HTML of an appointment against that of a booking page',
        figure: `${rounded(median(ratios))} ×`,
        spread: `${rounded(Math.min(...ratios))}-${rounded(Math.max(...ratios))}`,
        value: median(ratios),
        must: MOST,
        notes: [`CPU for each: ${each('appointment')}; ${each('booking')}`],
      },
    ];
  },
};

/** Milliseconds of CPU of so many draws. */
async function times(count, draw) {
  const before = process.cpuUsage();
  for (let n = 0; n < count; n += 1) await draw();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function drawsOf(side) {
  const { port } = side.server;
  const { render, renderAppointment } = createRequire(import.meta.url)('../../dist/mfe-public-booking/server/server.cjs');
  const held = await visitorWithHold(side);
  const slug = slugOfDoctor(held.start.doctor);
  const { link } = JSON.parse((await visitor.book(held.who, held)).text);
  const token = link.split('/').at(-1);
  const words = { language: 'en', offered: ['en', 'hi'] };
  const booking = { ...words, slug, url: link, data: await dataOf(port, `/book/${slug}`) };
  const appointment = { ...words, token, data: await dataOf(port, `/a/${token}`) };
  const draws = { booking: () => render(booking), appointment: () => renderAppointment(appointment) };
  if (!/class="ticket/u.test(await draws.appointment())) throw new Error('The page of the appointment shows none');
  if (!/class="card/u.test(await draws.booking())) throw new Error('The booking page shows no doctor');
  return draws;
}

/** What the server has put into a page for the browser. */
async function dataOf(port, path) {
  const { text } = await send(port, { path });
  return JSON.parse(/<script type="application\/json" id="[a-z]+-data">(.*?)<\/script>/su.exec(text)[1]).data;
}
