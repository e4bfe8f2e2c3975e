/** The requests that the bare server is sent. */
import { randomUUID } from 'node:crypto';
import { knownId } from '../calls.mjs';
import { send } from '../http.mjs';

async function ask({ server }, method, path, body) {
  return JSON.parse((await answerOf(server, method, path, body)).text);
}

async function answerOf(server, method, path, body, headers) {
  const answer = await send(server.port, { method, path, body, headers });
  if (answer.status !== 200) throw new Error(`The bare server answered ${answer.status} to ${path}: ${answer.text}`);
  return answer;
}

export const limitBook = (side, { doctor, at }, patientId) =>
  ask(side, 'POST', '/book', { doctorId: knownId('doctor', doctor), patientId, at, key: randomUUID() });
export const limitBookNew = (side, { doctor, at }, { name, phone }, hold) =>
  ask(side, 'POST', '/bookNew', {
    doctorId: knownId('doctor', doctor),
    name,
    phone,
    age: 34,
    gender: 'female',
    at,
    key: randomUUID(),
    hold,
  });
export const limitPatient = async (side, { name, phone }) =>
  (await ask(side, 'POST', '/patient', { name, phone, age: 34, gender: 'female' })).id;
export const limitHold = async (side, { doctor, at }) => (await ask(side, 'POST', '/hold', { doctorId: knownId('doctor', doctor), at })).id;
export const limitFree = (side, doctor, from) => ask(side, 'GET', `/free/${knownId('doctor', doctor)}/${from}/7`);
export const limitDoctors = (side, slug, from) => ask(side, 'GET', `/doctors/${slug}/${from}`);
export const limitSession = (side, n) => ask(side, 'GET', `/session/session-${n % 200}`);

/** What `bench/cases/reads.mjs` asks: the answer as it comes. */
const read = ({ server }, path, headers) => answerOf(server, 'GET', path, undefined, headers);
export const limitRead = {
  list: (side, hospital, day, headers) => read(side, `/list/${knownId('hospital', hospital)}/${day}`, headers),
  sameList: (side, hospital, day) => read(side, `/sameList/${knownId('hospital', hospital)}/${day}`),
  leads: (side, part) => read(side, `/leads/${encodeURIComponent(part)}`),
  patients: (side, part) => read(side, `/patients/${encodeURIComponent(part)}`),
  patientsByPhone: (side, part) => read(side, `/patientsByPhone/${part}`),
  patientOf: (side, phone) => read(side, `/patientOf/${encodeURIComponent(`+91${phone}`)}`),
  today: (side, day) => read(side, `/today/${day}`),
  ofDoctor: (side, doctor, from, to) => read(side, `/ofDoctor/${knownId('doctor', doctor)}/${from}/${to}`),
  figures: (side, day) => read(side, `/figures/${day}`),
};
