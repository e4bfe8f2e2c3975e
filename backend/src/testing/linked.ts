import { phoneKey } from '@arogya/domain/phones/phone';
import type { Answer, Caller } from './caller';
import { NOW, standAt, TOMORROW, tomorrowAt } from './clinic';
import type { TestApp } from './test-app';
import type { VisitorBookings } from './visitor-bookings';

/** An appointment that a visitor has booked, with its link. */
export interface Linked {
  readonly id: string;
  readonly number: number;
  readonly token: string;
  /** The visitor in the browser that has booked it. */
  readonly owner: Caller;
  readonly phone: string;
  readonly digits: string;
}

let last = 0;
/** A phone that nobody has yet. */
export const newPhone = (): string => `+91 98451 ${20_000 + (last += 1)}`;

/** A visitor books tomorrow's start; the clock is put back to the present before. */
export async function linkedAt(app: TestApp, on: VisitorBookings, time = '10:00', phone = newPhone()): Promise<Linked> {
  standAt(app, NOW);
  const owner = app.visitor();
  const patient = { name: 'Asha Rani Verma', phone, age: 34, gender: 'female', symptoms: 'Fever', email: 'asha@example.in' };
  const { status, body } = await owner.post('appointments/booking', on.appointment('', time, { patient, patientId: null }));
  if (status !== 201) throw new Error(`A visitor's booking answered ${status} ${body?.message}`);
  return { id: body.id, number: body.number, token: body.link.split('/').at(-1), owner, phone, digits: phoneKey(phone).slice(-4) };
}

/** The calls of a link, by somebody. */
export function callsOf({ token }: Pick<Linked, 'token'>, who: Caller) {
  const to = (path = ''): string => `link/${token}${path}`;
  return {
    get: () => who.get(to()),
    calendar: () => who.get(to('/calendar.ics')),
    slots: (query = `?from=${TOMORROW}&to=${TOMORROW}`) => who.get(to(`/slots${query}`)),
    coming: () => who.post(to('/coming')),
    late: (minutes: unknown) => who.post(to('/late'), { minutes }),
    move: (time: string, more: object = {}) => who.post(to('/move'), { at: tomorrowAt(time), version: 1, ...more }),
    cancel: (more: object = {}) => who.post(to('/cancel'), { reason: 'better', version: 1, ...more }),
    undo: (version: unknown) => who.post(to('/undo'), { version }),
    speak: (language: unknown) => who.put(to('/language'), { language }),
  };
}

/** What of an answer somebody could tell two links apart by; a request's id and the time are of each call. */
export function tellingOf({ status, headers, text }: Answer): object {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, text: text.replace(/"requestId":"[^"]*"/u, '') };
}

/** What the database keeps of an appointment and its history: changes when something was written. */
export async function keptOf({ sql }: TestApp, id: string): Promise<object | null> {
  return sql.one(
    `select to_jsonb(a) as row, (select count(*) from events where entity_id = a.id) as events,
       (select count(*) from audit_log where entity_id = a.id) as audited, (select count(*) from slot_holds where kept_for = a.id) as holds
     from appointments a where a.id = $1`,
    [id],
  );
}
