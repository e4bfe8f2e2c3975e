import type { Caller } from '../testing/caller';
import { makeClinic, type Clinic } from '../testing/clinic';
import { hasRead } from '../testing/has-read';
import { make } from '../testing/make';
import { openStream } from '../testing/streams';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { EventsService } from '../live/events.service';
import { EventWake } from './event-wake';
import { EventReaders } from './readers/event-readers';
import { differences } from './readers/recount';

const START = '2099-01-05T10:00:00+05:30';
/** More than any reader takes at once, and than a stream takes before it sends everything. */
const MANY = 2_100;

/** As much like an event of a cancelled appointment as a kind that nobody knows can be. */
const PLANT = `
insert into events (at, kind, hospital_id, doctor_id, day, entity_id, version, change)
select now(), $2, hospital_id, doctor_id, day, id, 2, jsonb_build_object('patientId', patient_id, 'source', 'public', 'audiences', '["administrators"]'::jsonb,
  'from', jsonb_build_object('hospitalId', hospital_id, 'doctorId', doctor_id, 'day', day, 'timeSlot', time_slot, 'status', 'pending'),
  'to', jsonb_build_object('hospitalId', hospital_id, 'doctorId', doctor_id, 'day', day, 'timeSlot', time_slot, 'status', 'cancelled'))
from appointments, generate_series(1, $3) where id = $1`;

describe('events of a kind that this version does not know', () => {
  let test: TestApp;
  let admin: Caller;
  let clinic: Clinic;
  beforeEach(async () => {
    test = await startTestApp({ history: false });
    admin = await test.as('admin');
    clinic = await makeClinic(test);
  });
  afterEach(() => test.close());

  const book = () =>
    make.appointment(test.sql, START, { doctor_id: clinic.doctor.id, hospital_id: clinic.hospital.id, patient_id: clinic.patient.id });
  const allRead = async (): Promise<void> => {
    for (const { reader } of await test.app.get(EventReaders).lags()) await hasRead(test, reader);
  };
  const bell = async () => [(await admin.get('notifications/unread')).body.unread, await test.sql.count('from message_jobs')];
  const planted = async (kind: string, count: number): Promise<void> => {
    const { id } = await book();
    await allRead();
    await plant(id, kind, count);
  };
  const plant = async (id: string, kind: string, count: number): Promise<void> => {
    await test.sql.query(PLANT, [id, kind, count]);
    await allRead();
  };

  it.each(['lead.changed', 'planet.moved', 'appointmentish', 'accounts.planet'])('change no figure and no bell: %s', async (kind) => {
    await planted(kind, MANY);
    expect(await differences(test.sql)).toEqual([]);
    expect(await bell()).toEqual([0, 0]);
  });

  it('would do both as one of a kind that is known (control)', async () => {
    await planted('appointment.cancelled', 1);
    expect((await differences(test.sql)).length).toBeGreaterThan(0);
    expect((await bell())[0]).toBe(1);
  });

  it('say nothing on open streams, which go on with what comes after them', async () => {
    const { id } = await book();
    await allRead();
    const stream = await openStream(test.port, admin);
    await plant(id, 'planet.moved', MANY);
    test.app.get(EventWake).wake();
    test.app.get(EventsService).poll();
    expect((await admin.put(`appointments/${id}`, { status: 'confirmed' })).status).toBe(200);
    await until(() => (test.app.get(EventsService).poll(), stream.changed().ids.includes(id)));
    stream.stop();
    expect(stream.changed().ids).toEqual([id]);
    expect(stream.changed().topics).toEqual([]);
  });

  it('would be said as ones of a kind that is known, or as everything (control)', async () => {
    const stream = await openStream(test.port, admin);
    await planted('appointment.cancelled', MANY);
    await until(() => (test.app.get(EventsService).poll(), stream.changed().topics.includes('*')));
    stream.stop();
  });
});
