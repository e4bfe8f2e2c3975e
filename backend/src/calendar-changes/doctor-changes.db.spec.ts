import { startTestApp, type TestApp } from '../testing/test-app';
import type { Caller } from '../testing/caller';
import { CalendarClinic, statesOf } from '../testing/calendar-clinic';
import { tomorrowAt } from '../testing/clinic';
import { make } from '../testing/make';

let app: TestApp;
let admin: Caller;
let place: CalendarClinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  admin = await app.as('admin');
});
beforeEach(async () => {
  place = await CalendarClinic.of(app, admin);
});
afterAll(() => app.close());

/** Changes the first doctor; answers the change about whose appointments somebody has to decide. */
async function save(body: object, who: Caller = place.staff): Promise<string | null> {
  const answer = await who.put(`doctors/${place.clinic.doctor.id}`, body);
  expect(answer.status).toBe(200);
  return (answer.body as { openChangeId: string | null }).openChangeId;
}

describe('a doctor who becomes inactive', () => {
  it('leaves their appointments to come open in the one list, and cancels none', async () => {
    const ids = [await place.book('09:00'), await place.book('09:15')];
    const id = await save({ isActive: false });
    expect(await place.openChanges()).toMatchObject([{ id, kind: 'inactive', doctorId: place.clinic.doctor.id, open: 2 }]);
    expect(await place.proposals(id ?? '')).toMatchObject([
      { id: ids[0], why: 'This doctor is not taking bookings at present.', decision: { act: 'reassign', doctorId: place.colleague.id } },
      { id: ids[1], decision: { act: 'reassign', doctorId: place.colleague.id } },
    ]);
    expect(await place.appointment(ids[0] ?? '')).toMatchObject({ status: 'pending', version: 1 });
    const { body } = await place.staff.get('appointments/needs');
    expect(body).toMatchObject([{ need: 'decide', calendarChangeId: id }, { need: 'decide' }]);
  });

  it('and is active again has nothing to decide any more', async () => {
    await place.book('09:00');
    const id = await save({ isActive: false });
    expect(await save({ isActive: true })).toBeNull();
    expect(await place.openChanges()).toEqual([]);
    expect(statesOf(await place.change(id ?? ''))).toEqual(['gone']);
  });

  it('asks nobody twice about what a leave has left open already, nor when it is saved again', async () => {
    await place.book('09:00');
    const leave = await place.make(place.leave());
    // Leaves that are over by the database's own date are not read: this one lasts whatever day the test runs on.
    await app.sql.query(`update doctor_leaves set to_day = '2999-12-31' where doctor_id = $1`, [place.clinic.doctor.id]);
    expect(await save({ isActive: false })).toBeNull();
    expect(await save({ isActive: false })).toBeNull();
    expect(await place.openChanges()).toMatchObject([{ id: leave.id, open: 1 }]);
  });

  it('has no change where they have no appointment to come', async () => {
    expect(await save({ isActive: false })).toBeNull();
    expect((await place.staff.get('calendar-changes')).body).toEqual([]);
  });
});

it('other usual hours open what they do not allow any more, and only that; the old ones close it', async () => {
  await place.book('09:00');
  const { body } = await admin.get(`doctors/${place.clinic.doctor.id}`);
  const before = (body as { timeSlots: string[] }).timeSlots;
  await place.book('11:00');
  const id = await save({ timeSlots: ['10:00-12:00'] });
  expect(await place.openChanges()).toMatchObject([{ id, kind: 'hours', open: 1 }]);
  expect(await place.proposals(id ?? '')).toMatchObject([
    { appointmentDate: tomorrowAt('09:00'), why: "This time is outside the doctor's hours." },
  ]);
  expect(await save({ timeSlots: before })).toBeNull();
  expect(await place.openChanges()).toEqual([]);
});

it('another hospital opens all appointments at the old one, which decides about them there', async () => {
  const id = await place.book('09:00');
  const other = await make.hospital(app.sql, { name: 'Far Hospital' });
  const change = await save({ hospitalId: other.id }, admin);
  expect(await place.openChanges()).toMatchObject([{ id: change, kind: 'hospital', open: 1 }]);
  const stranger = await app.as('hospital_admin', { hospital_id: other.id });
  expect(await place.openChanges(stranger)).toEqual([]);
  const [row] = await place.proposals(change ?? '', '?preference=doctor');
  expect(row).toMatchObject({
    id,
    why: 'The doctor works at another hospital now.',
    decision: { act: 'reassign', doctorId: place.colleague.id },
  });
  expect(row?.proposals.map(({ act }) => act)).not.toContain('move');

  expect(await save({ hospitalId: place.clinic.hospital.id }, admin)).toBeNull();
  expect(await place.openChanges(admin)).not.toContainEqual(expect.objectContaining({ id: change }));
});

it('who may choose any hospital can send a patient along with the doctor; the old hospital cannot', async () => {
  const ids = [await place.book('09:00'), await place.book('09:15')];
  const other = await make.hospital(app.sql, { name: 'Near Hospital' });
  const change = (await save({ hospitalId: other.id }, admin)) ?? '';
  const along = (appointmentId: string | undefined, time: string) => [{ act: 'move', at: tomorrowAt(time), appointmentId, version: 1 }];
  await place.decide(change, along(ids[0], '10:00'), admin);
  await place.decide(change, along(ids[1], '10:15'));
  await place.settle(16);
  const statesFor = async (who?: Caller) => (await place.change(change, who)).appointments.map(({ id, state }) => [id, state]);
  expect(await statesFor(admin)).toEqual([
    [ids[1], 'failed'],
    [ids[0], 'done'],
  ]);
  // What has gone along is the new hospital's.
  expect(await statesFor()).toEqual([[ids[1], 'failed']]);
  expect(await place.appointment(ids[0] ?? '')).toMatchObject({ appointmentDate: tomorrowAt('10:00') });
});

it('a change of the record that touches no calendar opens nothing, and is not taken back as one of a calendar', async () => {
  await place.book('09:00');
  expect(await save({ experience: 3 })).toBeNull();
  const id = await save({ isActive: false });
  expect(await place.staff.delete(`calendar-changes/${id}`)).toMatchObject({ status: 409, body: { type: 'urn:arogyadesk:undoEnded' } });
});

test('a doctor who is deleted right after what was decided: who goes to a colleague goes, the others are cancelled', async () => {
  const ids = [await place.book('09:00'), await place.book('09:15')];
  const change = (await save({ isActive: false })) ?? '';
  const [first] = await place.proposals(change);
  await place.decide(change, [{ ...first?.decision, appointmentId: ids[0], version: 1 }]);
  // A deletion takes the real time, not that of the test: both are upcoming whatever day the test runs on.
  await app.sql.query(
    `update appointments set start_at = start_at + interval '900 years', end_at = end_at + interval '900 years' where id = any ($1)`,
    [ids],
  );
  expect((await place.staff.delete(`doctors/${place.clinic.doctor.id}`)).status).toBe(204);
  expect(await place.appointment(ids[0] ?? '')).toMatchObject({ status: 'pending' });
  await place.settle(16);
  expect(await place.appointment(ids[0] ?? '')).toMatchObject({ status: 'pending', doctorId: place.colleague.id, version: 2 });
  expect(await place.appointment(ids[1] ?? '')).toMatchObject({ status: 'cancelled' });
  expect(await place.openChanges()).toEqual([]);
});
