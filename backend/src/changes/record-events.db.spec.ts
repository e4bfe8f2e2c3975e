import type { StoredChange } from '@arogya/domain/changes/types';
import { AT_ONCE } from '../events/readers/readers.sql';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { plantEvent } from '../testing/plant-event';
import { startTestApp, type TestApp } from '../testing/test-app';
import { recordEventsIn, type RecordEvent } from './record-events.sql';

let test: TestApp;
let [own, foreign]: Clinic[] = [];
beforeAll(async () => {
  test = await startTestApp({ history: false });
  standAt(test, NOW);
  [own, foreign] = [await makeClinic(test), await makeClinic(test)];
});
beforeEach(() => test.sql.query('delete from events'));
afterAll(() => test.close());

const ALL = { fromTx: '0', fromId: 0, toTx: '18446744073709551615', toId: 9e15, events: AT_ONCE };
const read = (hospitals: readonly string[] = []): Promise<RecordEvent[]> => test.sql.query(recordEventsIn({ ...ALL, hospitals }));

it('are those of the five kinds of records in their order, as they are stored', async () => {
  const change: StoredChange = { fields: ['notes'], formerHospitalId: foreign!.hospital.id, state: { from: 'new', to: 'new' } };
  const lead = await plantEvent(test.sql, 'lead.changed', { hospital_id: own!.hospital.id, version: 4, change });
  for (const kind of ['notified', 'account.new_browser', 'leads.changed']) await plantEvent(test.sql, kind);
  const others = ['appointment.moved', 'patient.created', 'doctor.calendar_changed', 'hospital.changed'];
  for (const kind of others) await plantEvent(test.sql, kind);
  const events = await read();
  expect(events.map(({ kind }) => kind)).toEqual(['lead.changed', ...others]);
  expect(events[0]).toEqual({
    ...{ tx: lead.tx, id: lead.id, at: lead.at, kind: 'lead.changed', entityId: lead.entityId, version: 4 },
    ...{ hospitalId: own!.hospital.id, change, knownAt: [], externalId: null },
  });
});

describe('of a patient say which of the hospitals that are asked for know them', () => {
  const hospitals = (): string[] => [own!.hospital.id, foreign!.hospital.id];
  const knownAt = async (patientId: string, fields: object = {}): Promise<readonly string[]> => {
    await plantEvent(test.sql, 'patient.changed', { entity_id: patientId, ...fields });
    return (await read(hospitals())).at(-1)?.knownAt ?? [];
  };
  const visit = (patientId: string, { doctor, hospital }: Clinic, fields: object = {}): Promise<object> =>
    make.appointment(test.sql, tomorrowAt('09:00'), { doctor_id: doctor.id, patient_id: patientId, hospital_id: hospital.id, ...fields });

  it('by an appointment, a deleted one too, and not because a desk has named them', async () => {
    const { id } = await make.patient(test.sql);
    expect(await knownAt(id)).toEqual([]);
    await visit(id, own!, { archived_at: new Date() });
    expect(await knownAt(id)).toEqual([own!.hospital.id]);
    await visit(id, own!, { status: 'cancelled' });
    await test.sql.query(`insert into hospital_patients (hospital_id, patient_id, fields) values ($1, $2, '{}')`, [
      foreign!.hospital.id,
      id,
    ]);
    expect(await knownAt(id)).toEqual([own!.hospital.id]);
    await visit(id, foreign!);
    expect([...(await knownAt(id))].sort()).toEqual(hospitals().sort());
  });

  it('and none where the event names a hospital, or nobody is asked for', async () => {
    const { id } = await make.patient(test.sql);
    await visit(id, own!, { status: 'cancelled' });
    expect(await knownAt(id, { hospital_id: foreign!.hospital.id })).toEqual([]);
    expect(await knownAt(id)).toEqual([own!.hospital.id]);
    expect((await read()).map((event) => event.knownAt).flat()).toEqual([]);
  });
});
