import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@arogya/domain/clock';
import type { Answer, Caller } from '../testing/caller';
import { NOW, standAt, TOMORROW } from '../testing/clinic';
import { TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';
import { roundTripsOf, statementsOf, untilFew } from './statements';

/** Round trips to the database that a call may wait for, beside those that begin and end a transaction. */
const MOST = 4;
/** What takes more, and for what. */
const MORE: Readonly<Record<string, number>> = {
  // The agent, the lead, what is shown of it, its event, its news.
  'a lead is added': 5,
  // The lead, the call, Undo, the new status and its event, what is shown of the lead.
  'a call to a lead is noted': 6,
  // The lead, the patient, what decides, the appointment, the doctor's hospital, the lead's change and event, what is shown of it.
  'an appointment is booked for a lead': 8,
  // The doctor and the calendar before the change and after it.
  'a doctor is changed': 5,
  // Beside the counters of attempts: the account, the session, whether it is their first, its event, the log.
  'somebody signs in': 5,
};
/** What else the server does meanwhile counts too, and does not come each time. */
const TRIES = 5;
const TIMES = ['09', '10', '11', '14', '15', '16'].flatMap((hour) => ['00', '30'].map((minute) => `${hour}:${minute}`));

let app: TestApp;
let on: VisitorBookings;
let admin: Caller;
let agent: Caller & { readonly userId: string };
beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  on = await visitorBookings(app);
  [admin, agent] = [await app.as('admin'), await app.as('agent')];
});
afterAll(() => app.close());

let last = 0;
const next = (): number => (last += 1);
const phone = (): string => `+91 55505 ${10_000 + next()}`;
let [held, booked] = [0, 0];
/** A start of tomorrow, for visitors. */
const time = (): string => TIMES[(held += 1)] ?? '';
/** A start of a later day, for staff. */
const start = (): string => `${addDays(TOMORROW, Math.ceil((booked += 1) / TIMES.length))}T${TIMES[booked % TIMES.length]}:00+05:30`;
const idOf = async (answer: Promise<Answer>): Promise<string> => String((await answer).body.id);

const newPatient = (): Promise<Answer> => agent.post('patients', { name: 'Asha Verma', phone: phone() });
const newAppointment = (): Promise<Answer> =>
  agent.post('appointments', { patientId: on.clinic.patient.id, doctorId: on.clinic.doctor.id, appointmentDate: start() });
const newLead = (): Promise<Answer> => admin.post('leads', { patientName: 'Meera Nair', phone: phone(), assignedAgentId: agent.userId });
const newEnquiry = (): Promise<Answer> =>
  app.visitor().post('enquiries', { name: 'Ravi', email: 'ravi@example.in', phone: phone(), message: 'When are you open?' });

/** Makes ready what the call needs; answers the call. */
type Prepared = () => Promise<() => Promise<Answer>>;
const ready =
  (call: () => Promise<Answer>): Prepared =>
  () =>
    Promise.resolve(call);

const CALLS: Readonly<Record<string, Prepared>> = {
  'a patient is added': ready(newPatient),
  'a patient is changed': async () => {
    const id = await idOf(newPatient());
    return () => admin.put(`patients/${id}`, { notes: 'Wheelchair' });
  },
  'staff book': ready(newAppointment),
  'an appointment is moved': async () => {
    const id = await idOf(newAppointment());
    return () => agent.put(`appointments/${id}`, { appointmentDate: start() });
  },
  'an appointment is confirmed': async () => {
    const id = await idOf(newAppointment());
    return () => agent.put(`appointments/${id}`, { status: 'confirmed' });
  },
  'an appointment is deleted': async () => {
    const id = await idOf(newAppointment());
    return () => admin.delete(`appointments/${id}`);
  },
  'one of several appointments is confirmed': async () => {
    const items = [{ id: await idOf(newAppointment()) }];
    return () => agent.post('appointments/bulk', { act: 'confirm', items });
  },
  'a visitor holds a start': () => {
    const who = app.visitor();
    return Promise.resolve(() => on.hold(who, time()));
  },
  'a visitor books what they hold': async () => {
    const [who, at] = [app.visitor(), time()];
    const { body } = await on.hold(who, at);
    const handle = await on.handle(who);
    return () => who.post('appointments/booking', on.appointment(handle, at, { holdId: body.holdId }));
  },
  'a lead is added': ready(newLead),
  'a lead is changed': async () => {
    const id = await idOf(newLead());
    return () => agent.put(`leads/${id}`, { notes: 'Call in the evening' });
  },
  'a call to a lead is noted': async () => {
    const id = await idOf(newLead());
    return () => agent.post(`leads/${id}/calls`, { outcome: 'reached' });
  },
  'an appointment is booked for a lead': async () => {
    const id = await idOf(newLead());
    return () => agent.post(`leads/${id}/book`, { doctorId: on.clinic.doctor.id, appointmentDate: start() });
  },
  'somebody enquires': ready(newEnquiry),
  'an enquiry is changed': async () => {
    const id = await idOf(newEnquiry());
    return () => admin.put(`enquiries/${id}`, { notes: 'Answered' });
  },
  'a doctor is changed': ready(() => admin.put(`doctors/${on.clinic.doctor.id}`, { licenseNumber: `L-${next()}` })),
  'somebody signs in': async () => {
    const { username } = await app.as('agent');
    return () => app.visitor().post('auth/login', { username, password: TEST_PASSWORD });
  },
};

/** What readers of events do of what came before would count too. */
const isQuiet = async (): Promise<boolean> => (await statementsOf(() => pause(100))).statements.length === 0;

/** The round trips of a call that did what it was asked for. */
async function tripsOf(prepared: Prepared): Promise<number> {
  const call = await prepared();
  await until(isQuiet);
  const { answer, trips } = await roundTripsOf(call);
  expect([answer.text, answer.status < 300]).toEqual([answer.text, true]);
  return trips;
}

describe('before its answer, a call asks the database no more often than it may when', () => {
  it.each(Object.entries(CALLS))('%s', async (name, prepared) => {
    const most = MORE[name] ?? MOST;
    const found = await untilFew(
      () => tripsOf(prepared),
      (trips) => trips <= most,
      TRIES,
    );
    expect(found).toBeLessThanOrEqual(most);
  });

  it('control: one statement more would be seen', async () => {
    const { trips } = await roundTripsOf(async () => {
      for (let n = 0; n <= MOST; n += 1) await app.sql.one('select 1 as n');
    });
    expect(trips).toBeGreaterThan(MOST);
  });
});
