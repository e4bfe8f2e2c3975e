import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.mjs';

export function portFrom(text = '3000') {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`PORT is "${text}": set it to a number from 1 to 65535, or leave it out for 3000.`);
}

/** Everybody knows the passwords of the demo, so that only this machine reaches it unless somebody says otherwise. */
export const hostFrom = ({ HOST, DATABASE_URL }) => HOST || (DATABASE_URL ? '0.0.0.0' : '127.0.0.1');

/** Throws for a port that something listens on, after a short wait for a killed start to release it. */
export async function checkPort(port, host, patienceMs = 0) {
  const until = Date.now() + patienceMs;
  for (;;) {
    const code = await tryPort(port, host);
    if (!code) return;
    if (code === 'EACCES')
      throw new Failure(`Port ${port} needs more rights than this account has: choose one above 1023, for example PORT=3000 npm start.`);
    if (Date.now() >= until)
      throw new Failure(
        `Port ${port} is taken by another program: stop it, or choose another one, for example PORT=${port === 3001 ? 3002 : 3001} npm start.`,
      );
    await pause(50);
  }
}

function tryPort(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => done(error.code));
    probe.listen({ port, host }, () => probe.close(() => done('')));
  });
}
