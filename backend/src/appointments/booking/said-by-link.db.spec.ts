import type { PatientSaid } from '@arogya/domain/links/link';
import { auditOf } from '../../testing/audit';
import { byLink } from '../../testing/by-link';
import { asProposed, CalendarClinic } from '../../testing/calendar-clinic';
import type { Caller } from '../../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { strangers } from '../../testing/strangers';
import { startTestApp, type TestApp } from '../../testing/test-app';

type User = Caller & { readonly userId: string };
let app: TestApp;
let agent: User;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  agent = await app.as('agent');
});
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const { visitorBook } = strangers(
  () => app,
  () => clinic,
);
const link = byLink(() => app);

const COMING: PatientSaid = { coming: NOW };
const LATE: PatientSaid = { coming: NOW, late: { minutes: 20, at: NOW }, moves: 1 };
const at = (time: string): number => Date.parse(tomorrowAt(time));
const read = async (id: string) => (await agent.get(`appointments/${id}`)).body as { said: PatientSaid | null; version: number };
const change = async (id: string, body: object): Promise<number> => {
  const answer = await agent.put(`appointments/${id}`, body);
  expect(answer.status).toBe(200);
  return answer.body.version as number;
};
/** Booked by a visitor, who has said so much since; answers its id. */
async function said(what: PatientSaid, time = '09:30'): Promise<string> {
  const { id } = await visitorBook(time);
  await link.change(id, { said: what });
  return id;
}

describe('what a patient says by the link', () => {
  it('stands in the answer as it was said, each time as a version of its own', async () => {
    const { id } = await visitorBook('09:30');
    expect(await read(id)).toMatchObject({ said: null, language: null, version: 1 });
    expect(await link.change(id, { said: COMING })).toMatchObject({ said: COMING, status: 'pending', version: 2 });
    expect(await read(id)).toMatchObject({ said: COMING, version: 2 });
    expect(await link.change(id, { said: LATE, status: 'confirmed' })).toMatchObject({ said: LATE, status: 'confirmed', version: 3 });
  });

  it('leaves one audit row and one event, of a patient without a name', async () => {
    const { id } = await visitorBook('09:30');
    const rows = await auditOf(app, () => link.change(id, { said: COMING }));
    expect(rows.map(({ action, entity_id, actor_id, fields, role }) => [action, entity_id, actor_id, fields, role])).toEqual([
      ['changed', id, null, ['said'], 'patient'],
    ]);
    const events = await app.sql.query('select kind, change from events where entity_id = $1 and version = 2', [id]);
    expect(events).toEqual([{ kind: 'appointment.changed', change: expect.objectContaining({ by: 'patient', fields: ['said'] }) }]);
    // Control: what staff change is by nobody in particular.
    await change(id, { notes: 'Called' });
    const [{ change: byStaff } = { change: {} }] = await app.sql.query<{ change: object }>(
      'select change from events where entity_id = $1 and version = 3',
      [id],
    );
    expect(byStaff).not.toHaveProperty('by');
  });

  it('is not written when the appointment has changed since: the one who was first has it', async () => {
    const { id } = await visitorBook('09:30');
    const known = await link.knownOf(id);
    await change(id, { notes: 'Called' });
    expect(await link.change(id, { known, said: COMING })).toBeNull();
    expect(await read(id)).toMatchObject({ said: null, notes: 'Called', version: 2 });
  });
});

describe('a change of start or doctor empties coming and late', () => {
  it.each([
    ['another start', () => ({ appointmentDate: tomorrowAt('14:00') })],
    ['another doctor', async () => ({ doctorId: (await makeClinic(app)).doctor.id })],
  ])('by staff: %s', async (_what, changed) => {
    const id = await said(LATE);
    await change(id, await changed());
    expect(await read(id)).toMatchObject({ said: { moves: 1 } });
    expect((await read(id)).said).toEqual({ moves: 1 });
  });

  it('by a change of the calendar, for those of its appointments that it moves', async () => {
    const place = await CalendarClinic.of(app, await app.as('admin'));
    const [moved, stays] = [await place.book('09:00'), await place.book('09:30')];
    for (const id of [moved, stays]) await link.change(id, { said: COMING });
    const [first, second] = asProposed(await place.preview(place.leave()));
    await place.make(place.leave(), [first, { ...second, act: 'keep' }] as object[]);
    await place.settle();
    expect(await read(moved)).toMatchObject({ doctorId: place.colleague.id, said: null });
    expect((await read(stays)).said).toEqual(COMING);
  });

  it('which many at once leave alone, as none of them moves', async () => {
    const id = await said(LATE);
    expect((await agent.post('appointments/bulk', { act: 'confirm', items: [{ id }] })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'confirmed', said: LATE });
  });

  it('by the link: the new move counts, and what was said of the old time is gone', async () => {
    const id = await said(LATE);
    expect(await link.change(id, { at: at('10:30'), said: { ...LATE, moves: 2 } })).toMatchObject({ said: { moves: 2 } });
    expect((await read(id)).said).toEqual({ moves: 2 });
  });

  it('and no other change does: control', async () => {
    const id = await said(LATE);
    await change(id, { notes: 'Called', status: 'confirmed' });
    expect((await read(id)).said).toEqual(LATE);
  });

  it('which Undo puts back with the rest', async () => {
    const id = await said(LATE);
    const version = await change(id, { appointmentDate: tomorrowAt('14:00') });
    expect((await agent.post(`appointments/${id}/undo`, { version })).body).toMatchObject({
      said: LATE,
      appointmentDate: tomorrowAt('09:30'),
    });
  });
});

describe('a cancellation by the link', () => {
  it('keeps its reason until somebody revives the appointment', async () => {
    const id = await said(COMING);
    expect(await link.change(id, { status: 'cancelled', said: { ...COMING, cancel: 'better' } })).toMatchObject({
      status: 'cancelled',
      said: { ...COMING, cancel: 'better' },
    });
    await change(id, { notes: 'Called' });
    expect((await read(id)).said).toEqual({ ...COMING, cancel: 'better' });
    await change(id, { status: 'confirmed' });
    expect((await read(id)).said).toEqual(COMING);
    await change(id, { status: 'cancelled' });
    expect((await read(id)).said).toEqual(COMING);
  });

  it('is taken back by the link, and what was said before it is there again', async () => {
    const id = await said(COMING);
    await link.change(id, { status: 'cancelled', said: { ...COMING, cancel: 'other' } });
    await link.undo(id, 3);
    expect(await read(id)).toMatchObject({ status: 'pending', said: COMING, version: 4 });
  });
});

describe('Undo by the link', () => {
  const ENDED = { code: 'undoEnded' };

  it('takes back what the link did, within 15 seconds and once', async () => {
    const id = await said(COMING);
    await link.change(id, { at: at('10:30'), said: { moves: 1 } });
    standAt(app, '2026-11-24T10:05:09+05:30');
    await link.undo(id, 3);
    expect(await read(id)).toMatchObject({ appointmentDate: tomorrowAt('09:30'), said: COMING, version: 4 });
    await expect(link.undo(id, 3)).rejects.toMatchObject(ENDED);
    standAt(app, NOW);
    await link.change(id, { status: 'cancelled', said: { cancel: 'other' } });
    standAt(app, '2026-11-24T10:05:16+05:30');
    await expect(link.undo(id, 5)).rejects.toMatchObject(ENDED);
    expect(await read(id)).toMatchObject({ status: 'cancelled', version: 5 });
  });

  it('takes back nothing that staff did, and staff nothing that it did', async () => {
    const id = await said(COMING);
    const byStaff = await change(id, { status: 'cancelled' });
    await expect(link.undo(id, byStaff)).rejects.toMatchObject(ENDED);
    const other = await said(COMING, '10:30');
    await link.change(other, { status: 'cancelled', said: { cancel: 'other' } });
    expect(await agent.post(`appointments/${other}/undo`, { version: 3 })).toMatchObject({
      status: 409,
      body: { type: 'urn:arogyadesk:undoEnded' },
    });
    // Control: each their own.
    expect((await agent.post(`appointments/${id}/undo`, { version: byStaff })).status).toBe(200);
    await link.undo(other, 3);
  });

  it('meets a time that staff have taken since: 409 with the nearest starts of the booking page, and it stays cancelled', async () => {
    const id = await said(COMING);
    await link.change(id, { status: 'cancelled', said: { cancel: 'other' } });
    const taken = { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:30') };
    expect((await agent.post('appointments', taken)).status).toBe(201);
    await expect(link.undo(id, 3)).rejects.toMatchObject({
      code: 'slotTaken',
      extra: { nearest: [tomorrowAt('09:00'), tomorrowAt('10:00'), tomorrowAt('10:30')] },
    });
    expect(await read(id)).toMatchObject({ status: 'cancelled', said: { cancel: 'other' }, version: 3 });
  });
});
