import { codeOf, type Answer, type Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});

let last = 10_000;
const book = (who: Caller, day: string, more: object, headers: Record<string, string> = {}): Promise<Answer> => {
  const start = { doctorId: clinic.doctor.id, appointmentDate: `2026-11-${day}T09:00:00+05:30` };
  return who.post('appointments/booking', { status: 'pending', notes: 'Cough', ...start, ...more }, headers);
};
const typed = (name: string): object => ({
  patient: { name, phone: `+91 55533 ${(last += 1)}`, age: 34, gender: 'female', symptoms: 'Fever' },
});
const peopleOf = async (who: Caller): Promise<{ person: string; name: string }[]> => (await who.get('patients/booking/again')).body.people;

/** A browser with a tab that names Asha; in another tab it has booked for Ravi since. */
async function overtaken(): Promise<{ who: Caller; person: string }> {
  const who = app.visitor();
  expect((await book(who, '25', typed('Asha Verma'))).status).toBe(201);
  const person = (await peopleOf(who))[0]?.person ?? '';
  expect((await book(who, '26', typed('Ravi Menon'))).status).toBe(201);
  return { who, person };
}

describe('a tab that was open before another one of its browser booked', () => {
  it('books for its people within five minutes, and another browser does not', async () => {
    const { who, person } = await overtaken();
    expect(codeOf(await book(app.visitor(), '27', { person }))).toBe('bookingSessionExpired');
    standAt(app, '2026-11-24T10:09:00+05:30');
    expect((await book(who, '27', { person })).status).toBe(201);
    expect((await peopleOf(who)).map(({ name }) => name)).toEqual(['Asha V.', 'Ravi M.']);
  });

  it('is asked for the phone after them', async () => {
    const { who, person } = await overtaken();
    standAt(app, '2026-11-24T10:11:00+05:30');
    expect(codeOf(await book(who, '27', { person }))).toBe('bookingSessionExpired');
  });

  it('knows nobody once the device is forgotten, also with a copy of both cookies', async () => {
    const { who, person } = await overtaken();
    const cookie = ['__Host-pd', '__Host-pe'].map((name) => `${name}=${who.cookie(name)}`).join('; ');
    await who.delete('patients/booking/device');
    expect([who.cookie('__Host-pd'), who.cookie('__Host-pe')]).toEqual([undefined, undefined]);
    expect(codeOf(await book(app.visitor(), '27', { person }, { cookie }))).toBe('bookingSessionExpired');
  });

  it('at a shared tablet names nobody', async () => {
    const { who, person } = await overtaken();
    expect(codeOf(await book(who, '27', { person, shared: true }))).toBe('bookingSessionExpired');
  });
});
