import { randomUUID } from 'node:crypto';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { FeedProgram, typesOf } from '../testing/feed-program';
import { plantEvent } from '../testing/plant-event';
import { startTestApp, type TestApp } from '../testing/test-app';
import { endpointAt, fannedOut, leadChanged, readFromNow, type TestEndpoint } from '../testing/webhook-clinic';
import type { ChangesPage } from './change.dto';

type Items = ChangesPage['items'];

/** A server of version 0.1.0 works beside this one: it writes events of appointments alone, without the names of fields. */
describe('events of the version before', () => {
  let test: TestApp;
  let [own, foreign]: Clinic[] = [];
  let everywhere: FeedProgram;
  let bound: FeedProgram;
  let [all, some]: TestEndpoint[] = [];
  let [from, ofOwn]: string[] = [];

  const ID = randomUUID();
  let version = 0;
  const place = (status: AppointmentStatus, timeSlot = '09:00', at = own) => ({
    hospitalId: at?.hospital.id ?? null,
    doctorId: at?.doctor.id ?? '',
    day: '2026-11-25',
    timeSlot,
    status,
  });
  type Place = ReturnType<typeof place>;

  /** As its `booking/write.ts` wrote it. */
  const tell = (kind: string, was: Place | null, to: Place | null, more: object = {}) => {
    const { hospitalId, doctorId, day } = to ?? was ?? place('pending');
    version += 1;
    const change = { from: was, to, patientId: own?.patient.id, ...more };
    const columns = { hospital_id: hospitalId, doctor_id: doctorId, day, entity_id: ID, version, change };
    return plantEvent(test.sql, `appointment.${kind}`, columns);
  };

  beforeAll(async () => {
    test = await startTestApp({ history: false });
    standAt(test, NOW);
    [own, foreign] = [await makeClinic(test), await makeClinic(test)];
    await plantEvent(test.sql, 'lead.created');
    [everywhere, bound] = [await FeedProgram.of(test), await FeedProgram.of(test, { hospital_id: own.hospital.id })];
    await readFromNow(test);
    await fannedOut(test);
    all = await endpointAt(test, 'https://receiver.example/all');
    some = await endpointAt(test, 'https://receiver.example/own', { integration: { hospital_id: own.hospital.id } });
    [from, ofOwn] = [await everywhere.head(), await bound.head()];

    await tell('booked', null, place('pending'), { source: 'public' });
    await tell('changed', place('pending'), place('pending'));
    await leadChanged(test, undefined, 1, own.hospital.id);
    await tell('changed', place('pending'), place('confirmed'));
    await tell('moved', place('confirmed'), place('confirmed', '10:00'));
    await tell('cancelled', place('confirmed', '10:00'), place('no_show', '10:00'));
    await tell('revived', place('no_show', '10:00'), place('pending', '10:00'), { undone: true });
    await plantEvent(test.sql, 'notified', { version: 0, change: { audiences: ['admin'] } });
    await tell('moved', place('pending', '10:00'), place('pending', '10:00', foreign));
    await tell('deleted', place('pending', '10:00', foreign), null);
    await tell('restored', null, place('pending', '10:00', foreign));
  });
  afterAll(() => test.close());

  const TOLD = ['created', 'updated', 'lead', 'confirmed', 'rescheduled', 'no_show', 'reopened'].map((name) =>
    name === 'lead' ? 'lead.created' : `appointment.${name}`,
  );
  const bodiesOf = async (endpoint: TestEndpoint | undefined): Promise<Items> => {
    const rows = await test.sql.query<{ body: string }>('select body from webhook_deliveries where endpoint_id = $1 order by id', [
      endpoint?.id,
    ]);
    return rows.map(({ body }) => JSON.parse(body) as Items[number]);
  };

  it('are told by the feed for what they are, without names of fields, and none is passed over', async () => {
    const items = await everywhere.all(from ?? '');
    expect(typesOf(items)).toEqual([...TOLD, 'appointment.rescheduled', 'appointment.deleted', 'appointment.restored']);
    const appointments = items.filter(({ data }) => data.entity === 'appointment');
    expect(appointments.map(({ data }) => [data.id, data.version, data.changed])).toEqual(appointments.map((_, n) => [ID, n + 1, null]));
    expect(appointments.map(({ data }) => data.status?.to)).toEqual([
      ...['pending', 'pending', 'confirmed', 'confirmed', 'no_show', 'pending', 'pending', null, 'pending'],
    ]);
  });

  it('are deleted for the hospital that an appointment leaves, and nothing of it is told afterwards', async () => {
    const items = await bound.all(ofOwn ?? '');
    expect(typesOf(items)).toEqual([...TOLD, 'appointment.deleted']);
    expect(JSON.stringify(items)).not.toContain(foreign?.hospital.id);
  });

  it('are sent by webhooks as the feed tells them, each once', async () => {
    await fannedOut(test);
    expect(await bodiesOf(all)).toEqual(await everywhere.all(from ?? ''));
    expect(await bodiesOf(some)).toEqual(await bound.all(ofOwn ?? ''));
  });
});
