import { addDays } from '@arogya/domain/clock';
import type { Answer, Caller } from './caller';
import { TOMORROW } from './clinic';
import { make, TEST_PASSWORD } from './make';
import type { TestApp } from './test-app';
import { visitorBookings, type VisitorBookings } from './visitor-bookings';

/** Makes ready what a call needs, and answers the call. */
type PreparedCall = () => Promise<() => Promise<Answer>>;
type Calls = Readonly<Record<string, PreparedCall>>;

const TIMES = ['09', '10', '11', '14', '15', '16'].flatMap((hour) => ['00', '30'].map((minute) => `${hour}:${minute}`));

const ready =
  (call: () => Promise<Answer>): PreparedCall =>
  () =>
    Promise.resolve(call);

/** Makes a record by one call; the next one is about it. */
const after =
  (first: () => Promise<Answer>, next: (id: string) => Promise<Answer>): PreparedCall =>
  async () => {
    const { id } = (await first()).body as { id: string };
    return () => next(id);
  };

/** Who acts, at a clinic of their own, and what is new each time. */
class Writers {
  private made = 0;
  private held = 0;
  private booked = 0;

  constructor(
    readonly app: TestApp,
    readonly on: VisitorBookings,
    readonly admin: Caller,
    readonly agent: Caller & { readonly userId: string },
  ) {}

  readonly next = (): number => (this.made += 1);
  readonly phone = (): string => `+91 55505 ${10_000 + this.next()}`;

  /** A start of tomorrow, for visitors. */
  readonly time = (): string => TIMES[(this.held += 1)] ?? '';

  /** A start of a later day, for staff. */
  readonly start = (): string => {
    this.booked += 1;
    return `${addDays(TOMORROW, Math.ceil(this.booked / TIMES.length))}T${TIMES[this.booked % TIMES.length]}:00+05:30`;
  };

  readonly patient = (): Promise<Answer> => this.agent.post('patients', { name: 'Asha Verma', phone: this.phone() });

  readonly appointment = (): Promise<Answer> => {
    const { doctor, patient } = this.on.clinic;
    return this.agent.post('appointments', { patientId: patient.id, doctorId: doctor.id, appointmentDate: this.start() });
  };

  readonly lead = (): Promise<Answer> =>
    this.admin.post('leads', { patientName: 'Meera Nair', phone: this.phone(), assignedAgentId: this.agent.userId });

  readonly enquiry = (): Promise<Answer> =>
    this.app.visitor().post('enquiries', { name: 'Ravi', email: 'ravi@example.in', phone: this.phone(), message: 'When are you open?' });
}

const ofPatients = ({ admin, patient }: Writers): Calls => ({
  'a patient is added': ready(patient),
  'a patient is changed': after(patient, (id) => admin.put(`patients/${id}`, { notes: 'Wheelchair' })),
  'a patient is deleted': after(patient, (id) => admin.delete(`patients/${id}`)),
  'a patient is exported': after(patient, (id) => admin.get(`patients/${id}/export`)),
});

const ofAppointments = ({ app, on, admin, agent, appointment, start, time }: Writers): Calls => ({
  'staff book': ready(appointment),
  'an appointment is moved': after(appointment, (id) => agent.put(`appointments/${id}`, { appointmentDate: start() })),
  'an appointment is confirmed': after(appointment, (id) => agent.put(`appointments/${id}`, { status: 'confirmed' })),
  'an appointment is deleted': after(appointment, (id) => admin.delete(`appointments/${id}`)),
  'one of several appointments is confirmed': after(appointment, (id) =>
    agent.post('appointments/bulk', { act: 'confirm', items: [{ id }] }),
  ),
  'a visitor holds a start': ready(() => on.hold(app.visitor(), time())),
  'a visitor books what they hold': async () => {
    const [who, at] = [app.visitor(), time()];
    const { holdId } = (await on.hold(who, at)).body as { holdId: string };
    const handle = await on.handle(who);
    return () => who.post('appointments/booking', on.appointment(handle, at, { holdId }));
  },
});

const ofLeads = ({ on, admin, agent, lead, enquiry, start }: Writers): Calls => ({
  'a lead is added': ready(lead),
  'a lead is changed': after(lead, (id) => agent.put(`leads/${id}`, { notes: 'Call in the evening' })),
  'a call to a lead is noted': after(lead, (id) => agent.post(`leads/${id}/calls`, { outcome: 'reached' })),
  'an appointment is booked for a lead': after(lead, (id) =>
    agent.post(`leads/${id}/book`, { doctorId: on.clinic.doctor.id, appointmentDate: start() }),
  ),
  'a lead is deleted': after(lead, (id) => admin.delete(`leads/${id}`)),
  'somebody enquires': ready(enquiry),
  'an enquiry is changed': after(enquiry, (id) => admin.put(`enquiries/${id}`, { notes: 'Answered' })),
});

const ofHospitals = ({ app, on, admin, next }: Writers): Calls => ({
  'a doctor is changed': ready(() => admin.put(`doctors/${on.clinic.doctor.id}`, { licenseNumber: `L-${next()}` })),
  'a hospital is deleted': async () => {
    const { id } = await make.hospital(app.sql);
    return () => admin.delete(`hospitals/${id}`);
  },
});

const ofAccounts = ({ app }: Writers): Calls => ({
  'somebody signs in': async () => {
    const { username } = await app.as('agent');
    return () => app.visitor().post('auth/login', { username, password: TEST_PASSWORD });
  },
  'somebody changes their password': async () => {
    const who = await app.as('agent');
    return () => who.put('auth/password', { currentPassword: TEST_PASSWORD, newPassword: 'a longer correct horse' });
  },
});

/** Calls that write, by what happens in them; each can be made a few times. */
export async function writingCalls(app: TestApp): Promise<Calls> {
  const writers = new Writers(app, await visitorBookings(app), await app.as('admin'), await app.as('agent'));
  return {
    ...ofPatients(writers),
    ...ofAppointments(writers),
    ...ofLeads(writers),
    ...ofHospitals(writers),
    ...ofAccounts(writers),
  };
}
