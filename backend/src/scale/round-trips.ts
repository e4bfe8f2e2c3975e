import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { hearing, isOfTransaction } from './statements';

/** The answer that a server is working on, in whatever it does for it. */
const answers = new AsyncLocalStorage<ServerResponse>();

/** The session is remembered for a moment, and prolonged once a minute. */
const OF_SESSIONS: ReadonlySet<string> = new Set(['session-find', 'session-touch']);

/** From now on it is known which call of `server` a query belongs to. */
export function tellCallsApart(server: Server): void {
  const emit = server.emit.bind(server) as (event: string, ...given: unknown[]) => boolean;
  server.emit = (event: string, ...given: unknown[]): boolean => {
    if (event !== 'request') return emit(event, ...given);
    const [asked, answer] = given as [IncomingMessage, ServerResponse];
    // A body that comes later is read in the context of its connection.
    const read = asked.emit.bind(asked) as typeof emit;
    asked.emit = (...more: Parameters<typeof emit>): boolean => answers.run(answer, () => read(...more));
    return answers.run(answer, () => emit(event, ...given));
  };
}

/**
 * What calls of such a server ask the database while `act` runs, before their answer and beside who is signed in and what begins
 * and ends a transaction; several statements may go at once. What the server does meanwhile by itself is not among it.
 */
export async function roundTripsOf<T>(act: () => Promise<T>): Promise<{ answer: T; trips: string[] }> {
  const trips: string[] = [];
  const answer = await hearing((sent) => {
    const own = sent.filter((one) => !OF_SESSIONS.has(one.name) && !isOfTransaction(one));
    if (answers.getStore()?.writableEnded === false && own.length > 0) trips.push(own.map(({ text }) => text).join('; '));
  }, act);
  return { answer, trips };
}

/** What takes more round trips than others, and for what. */
export const MORE_ROUND_TRIPS: Readonly<Record<string, number>> = {
  // The patient, their doctors, their appointments under lock, what is written of those, the patient before and after.
  'a patient is deleted': 6,
  // The proof, the limit, the log, the patient, the rows of their number, and each of seven kinds of what is kept of them.
  'a patient is exported': 12,
  // Who has seen the lead so far, the lead, Undo, the new status, what is shown of it, its events.
  'a call to a lead is noted': 6,
  // Who has seen it, the lead, the patient, what decides, the appointment, the doctor's hospital, the lead, what is shown, its event.
  'an appointment is booked for a lead': 9,
  // Who has seen the doctor so far, the doctor and the calendar before the change and after it.
  'a doctor is changed': 6,
  // The proof, the hospital, its doctors and their appointments under lock and then written, its staff's sessions.
  'a hospital is deleted': 8,
  // Four limits and what takes them back, the account, the session, the known browser, whether it is their first, its event, the log.
  'somebody signs in': 12,
  // The limit and what takes it back, the password before and after, sessions and browsers ended and begun, the event.
  'somebody changes their password': 10,
};
