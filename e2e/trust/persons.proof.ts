import { ROLES } from '@arogya/domain/access';
import { sendDue } from '@arogya/backend/testing/send-due';
import { makeClinic, tomorrowAt } from '@arogya/backend/testing/clinic';
import { makeLookedAt, MARK, PHONE, PLANTED, PlantedModule, shownTo, type LookedAt } from '@arogya/backend/testing/looks';
import type { Answer } from '@arogya/backend/testing/caller';
import { changedTables, digestsAtRest, tableDigests } from '@arogya/backend/testing/table-digests';
import { tablesWith } from '@arogya/backend/testing/tables-with';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { application } from './application';
import { made } from './clinics';
import { proof, type Figure } from './figure';

const OWN = '+919876500001';
const CHANGED = '+919876500002';

/** Every GET route as every role: what shows the person must leave a row. */
async function unseen(app: TestApp, person: LookedAt): Promise<Figure> {
  const silent: string[] = [];
  let shown = 0;
  for (const role of ROLES) {
    const who = await app.as(role, role === 'hospital_admin' ? { hospital_id: person.clinic.hospital.id } : {});
    if (role === 'doctor') await app.sql.query('update doctors set user_id = $1 where id = $2', [who.userId, person.clinic.doctor.id]);
    const found = await shownTo(app, person, who);
    shown += found.shows.length;
    silent.push(...found.silent.map((route) => `${role} ${route}`));
  }
  const wrong = silent.filter((one) => !one.endsWith(` ${PLANTED}`));
  const planted = silent.length - wrong.length;
  return {
    name: 'reads of a patient without an audit row, over every GET route of openapi.json and every role',
    found: `${wrong.length}, of ${shown} routes that showed the patient`,
    met: wrong.length === 0 && shown >= 20,
    wrong,
    controls: [{ name: 'a planted route that shows a patient', found: `${planted} without a row`, fails: planted > 0 }],
  };
}

/** A patient of two hospitals, whose number one of them or an administrator changes: who gets the other hospital's message? */
async function misled(app: TestApp, by: 'hospital' | 'admin'): Promise<number> {
  const [own, other] = [await makeClinic(app), await makeClinic(app)];
  const [admin, manager] = [await app.as('admin'), await app.as('hospital_admin', { hospital_id: own.hospital.id })];
  const patient = made(await admin.post('patients', { name: 'Asha Verma', phone: OWN }), 'patients');
  const book = (doctorId: string, time: string) =>
    admin.post('appointments', { patientId: patient, doctorId, appointmentDate: tomorrowAt(time) });
  made(await book(own.doctor.id, '09:00'), 'appointments');
  const there = made(await book(other.doctor.id, '09:30'), 'appointments');
  const { status } = await (by === 'admin' ? admin : manager).put(`patients/${patient}`, { phone: CHANGED });
  if (status !== 200) throw new Error(`The number could not be changed: ${status}`);
  await app.sql.query('delete from message_jobs');
  await sendDue(app);
  const number = await app.sql.one<{ number: number }>('select number from appointments where id = $1', [there]);
  return app.sql.count('from outbox_messages where recipient = $1 and text like $2', [CHANGED, `%AD-${String(number?.number)} %`]);
}

async function messages(app: TestApp): Promise<Figure> {
  const [wrong, control] = [await misled(app, 'hospital'), await misled(app, 'admin')];
  return {
    name: 'messages of another hospital to a number that one hospital has changed',
    found: String(wrong),
    met: wrong === 0,
    controls: [{ name: 'changed in the shared record, by an administrator', found: String(control), fails: control > 0 }],
  };
}

/** Erases the person through the screen's call, then brings the rows back as an older backup would, and starts a server. */
async function erased(app: TestApp, { ids }: LookedAt): Promise<Figure> {
  const admin = await app.as('admin');
  const before = await app.sql.one('select * from patients where id = $1', [ids.patient]);
  const { rows } = (await admin.get(`privacy/by-phone/${encodeURIComponent(PHONE)}`)).body as { rows: { id: string }[] };
  const had = await tablesWith(app, MARK);
  const answer = await admin.post('privacy/erase', { phone: PHONE, ids: rows.map(({ id }) => id) });
  if (answer.status !== 200) throw new Error(`The erasure answered ${answer.status}: ${answer.text}`);
  const live = await tablesWith(app, MARK);
  await app.sql.query(
    `update patients p set name = b.name, phone = b.phone, email = b.email, phone_key = b.phone_key, archived_at = null, erased_at = null
     from jsonb_populate_record(null::patients, $1::jsonb) b where p.id = b.id`,
    [JSON.stringify(before)],
  );
  const back = await tablesWith(app, MARK);
  await app.sql.query('update erasures set due = true where id = $1', [ids.patient]);
  await application({ database: app.config.databaseUrl });
  const again = await tablesWith(app, MARK);
  return {
    name: 'tables with rows of an erased person, in the live database and after their rows came back from a backup',
    found: `${live.length} and ${again.length}`,
    met: live.length === 0 && again.length === 0,
    wrong: [...live, ...again],
    controls: [
      { name: 'before the erasure', found: had.join(', '), fails: had.length >= 4 },
      { name: 'a backup without the list of erased people', found: back.join(', '), fails: back.length > 0 },
    ],
  };
}

const NOBODY = `__Host-pd=${'A'.repeat(43)}`;

/** What a browser sees of an answer besides its list: status, headers and cookies, and the bytes around the list. */
function aroundList({ status, headers, cookies, text }: Answer): string {
  const { date: _date, 'x-request-id': _id, 'content-length': _length, ...rest } = headers;
  return JSON.stringify({ status, rest, cookies, text: text.replace(/\[.*\]/u, '[]') });
}

/** What a call answers, and the tables in which it has written. */
async function written(app: TestApp, ask: () => Promise<Answer>): Promise<{ tables: string[]; answer: Answer }> {
  const before = await digestsAtRest(app);
  const answer = await ask();
  return { tables: changedTables(before, await tableDigests(app)), answer };
}

/** A browser that has booked for somebody asks whom it knows, and one with a token that nobody has. */
async function again(app: TestApp): Promise<Figure> {
  const { doctor } = await makeClinic(app);
  const phone = '+91 94444 00001';
  const patient = { name: 'Leela Menon', phone, age: 40, gender: 'female', symptoms: 'Cough' };
  const who = app.visitor('127.98.1.1');
  made(await who.post('appointments/booking', { patient, doctorId: doctor.id, appointmentDate: tomorrowAt('11:00') }), 'bookings');
  const known = await written(app, () => who.get('patients/booking/again'));
  const unknown = await written(app, () => app.visitor('127.98.1.2').get('patients/booking/again', { cookie: NOBODY }));
  const checked = await written(app, () => who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}`));
  const people = (known.answer.body as { people: object[] }).people.length;
  const tables = [...known.tables, ...unknown.tables];
  const same = aroundList(known.answer) === aroundList(unknown.answer);
  const told = aroundList(checked.answer) !== aroundList(unknown.answer);
  return {
    name: 'whom a browser has booked for: tables in which the question writes, and its answers to a known and an unknown browser',
    found: `${tables.length}; ${same ? 'the same bytes' : 'different'} but for the list, of ${people} and of none`,
    met: tables.length === 0 && same && people === 1 && unknown.answer.text === '{"people":[]}',
    wrong: tables,
    controls: [
      { name: 'the check of a phone, which makes a handle', found: checked.tables.join(', '), fails: checked.tables.length > 0 },
      { name: 'an answer with more than a list', found: told ? 'different' : 'the same bytes', fails: told },
    ],
  };
}

export default proof('What is promised to persons', async (): Promise<Figure[]> => {
  const app = await application({ env: { OUTBOX: '1' }, modules: [PlantedModule] });
  const person = await makeLookedAt(app, await app.as('admin'));
  return [await unseen(app, person), await messages(app), await again(app), await erased(app, person)];
});
