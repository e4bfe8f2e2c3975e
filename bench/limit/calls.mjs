/** The requests that the bare server is sent. */
import { randomUUID } from 'node:crypto';
import { knownId } from '../calls.mjs';
import { send } from '../http.mjs';

async function ask({ server }, method, path, body) {
  const answer = await send(server.port, { method, path, body });
  if (answer.status !== 200) throw new Error(`The bare server answered ${answer.status} to ${path}: ${answer.text}`);
  return JSON.parse(answer.text);
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
export const limitList = (side, hospital, day) => ask(side, 'GET', `/list/${knownId('hospital', hospital)}/${day}`);
export const limitSession = (side, n) => ask(side, 'GET', `/session/session-${n % 200}`);
