/** The requests that the peer is sent, each by one of the agents. */
import { JwtService } from '@nestjs/jwt';
import { knownId } from '../calls.mjs';
import { STAFF } from '../data/clinic.mjs';
import { send } from '../http.mjs';

export const PEER_SECRET = 'k7Tq2mZx9LwB4vYc1NsR8fHd5jGp3uEa';
const jwt = new JwtService({ secret: PEER_SECRET });
const TOKENS = Array.from({ length: STAFF.agent }, (_, n) => jwt.sign({ sub: knownId('agent', n) }));

let calls = 0;

async function ask({ server }, method, path, body) {
  const authorization = `Bearer ${TOKENS[(calls += 1) % TOKENS.length]}`;
  const answer = await send(server.port, { method, path, body, headers: { authorization } });
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`The peer answered ${answer.status} to ${path}: ${answer.text}`);
  return answer;
}

const SIZE = 'pageSize=50';
const sought = (part) => `q=${encodeURIComponent(part)}&${SIZE}`;

export const peer = {
  session: (side) => ask(side, 'GET', '/auth/user'),
  list: (side, hospital, day) =>
    ask(side, 'GET', `/appointments?hospitalId=${knownId('hospital', hospital)}&from=${day}&to=${day}&${SIZE}`),
  today: (side) => ask(side, 'GET', `/appointments/today?${SIZE}`),
  ofDoctor: (side, doctor, from, to) => ask(side, 'GET', `/appointments/doctor/${knownId('doctor', doctor)}?from=${from}&to=${to}&${SIZE}`),
  leads: (side, part) => ask(side, 'GET', `/leads?${sought(part)}`),
  patients: (side, part) => ask(side, 'GET', `/patients?${sought(part)}`),
  patientOf: (side, phone) => ask(side, 'GET', `/patients/by-phone/${encodeURIComponent(`+91${phone}`)}`),
  figures: (side) => ask(side, 'GET', '/dashboard/stats'),
  freeStarts: (side, doctor, from, to) => ask(side, 'GET', `/doctors/${knownId('doctor', doctor)}/slots?from=${from}&to=${to}`),
  book: (side, { doctor, at }, patientId) =>
    ask(side, 'POST', '/appointments', { patientId, doctorId: knownId('doctor', doctor), startAt: at }),
};
