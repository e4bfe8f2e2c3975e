import { addDays } from '@arogya/domain/clock';
import { TOMORROW } from '@arogya/backend/testing/clinic';
import type { Answer, Caller } from '@arogya/backend/testing/caller';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { application } from './application';
import { made, openClinic, type Clinic } from './clinics';
import { nameOf, operationsOf, readContract, type Operation } from './contract';
import { Dice } from './dice';
import { proof, type Figure } from './figure';
import { bodyOf, type KnownValue } from './sample';

const AT_ONCE = 10;

/** A field of words of each editable record. A record that is not here is a wrong one: whoever adds it says which field to try. */
const FIELDS: Readonly<Record<string, string>> = {
  appointments: 'notes',
  patients: 'notes',
  doctors: 'licenseNumber',
  hospitals: 'address',
  leads: 'notes',
  enquiries: 'notes',
  users: 'lastName',
  states: 'country',
  cities: 'pincode',
  services: 'description',
  specialties: 'description',
  views: 'name',
  integrations: 'purpose',
};

/**
 * What they have is no free text: backend/src/webhooks/webhooks.db.spec.ts and backend/src/messages/message-templates.db.spec.ts have
 * several who change one at once.
 */
const NO_WORDS = /webhooks|^message-templates/u;

interface Subject {
  readonly path: string;
  readonly field: string;
}

type Versioned = Readonly<Record<string, unknown>> & { readonly version: number };

const count = (answers: readonly Answer[], status: number): number => answers.filter((answer) => answer.status === status).length;

let edits = 0;

/** The same moment, as many editors, each with words that nobody has written before. */
function editAtOnce(who: Caller, { path, field }: Subject, headers: Record<string, string>): Promise<Answer[]> {
  const editors = Array.from({ length: AT_ONCE }, () => `words ${(edits += 1)}`);
  return Promise.all(editors.map((words) => who.put(path, { [field]: words }, headers)));
}

/** The record as it is; reference data are read by a change that changes nothing. */
async function current(who: Caller, { path }: Subject): Promise<Versioned> {
  const answer = await who.get(path);
  return (answer.status === 200 ? answer : await who.put(path, {})).body as Versioned;
}

/** One round: exactly one of the editors wins, and what is kept is what the winner wrote. */
async function wrongRound(who: Caller, subject: Subject): Promise<string[]> {
  const before = await current(who, subject);
  const answers = await editAtOnce(who, subject, { 'if-match': `"${before.version}"` });
  const after = await current(who, subject);
  const winner = answers.find(({ status }) => status === 200)?.body as Versioned | undefined;
  const right = count(answers, 200) === 1 && count(answers, 409) === AT_ONCE - 1;
  const kept = after.version === before.version + 1 && winner?.[subject.field] === after[subject.field];
  return right && kept
    ? []
    : [`${subject.path}: ${answers.map(({ status }) => status).join(' ')}, version ${before.version} → ${after.version}`];
}

async function subjectsOf(who: Caller, { ids }: Clinic): Promise<{ subjects: Subject[]; wrong: string[] }> {
  const state = made(await who.post('states', { name: 'Trustland', code: 'TR' }), 'states');
  const known: Record<string, string> = {
    appointments: ids.appointment,
    patients: ids.patient,
    doctors: ids.doctor,
    hospitals: ids.hospital,
    leads: ids.lead,
    enquiries: ids.enquiry,
    users: ids.user,
    states: state,
    cities: made(await who.post('cities', { name: 'Trustpur', stateId: state }), 'cities'),
    services: made(await who.post('services', { name: 'Trusting' }), 'services'),
    specialties: made(await who.post('specialties', { name: 'Trustology' }), 'specialties'),
    views: made(await who.post('views', { screen: 'leads', name: 'Trusted', query: '' }), 'views'),
    integrations: made(
      await who.post('integrations', { name: 'Trusted', purpose: 'Leads', recipient: 'Us', scopes: ['leads:create'] }),
      'integrations',
    ),
  };
  const editable = operationsOf(readContract()).filter(
    ({ method, path, parameters }) => method === 'PUT' && !NO_WORDS.test(path) && parameters.some(({ name }) => name === 'If-Match'),
  );
  const nouns = editable.map(({ path }) => path.split('/')[0] ?? '');
  const subjects = nouns.flatMap((noun) => (FIELDS[noun] ? [{ path: `${noun}/${known[noun]}`, field: FIELDS[noun] }] : []));
  return { subjects, wrong: nouns.filter((noun) => !FIELDS[noun]).map((noun) => `nobody has said which field of ${noun} to try`) };
}

async function lostUpdates(app: TestApp, clinic: Clinic, rounds: number): Promise<Figure> {
  const { admin } = clinic.staff;
  const { subjects, wrong } = await subjectsOf(admin, clinic);
  for (const subject of subjects) {
    for (let round = 0; round < rounds; round += 1) wrong.push(...(await wrongRound(admin, subject)));
  }
  const [first] = subjects;
  const unversioned = first ? await editAtOnce(admin, first, {}) : [];
  const won = count(unversioned, 200);
  return {
    name: `${AT_ONCE} edits at once with If-Match, ${rounds} rounds for each of ${subjects.length} editable records`,
    found: `${wrong.length} rounds in which not exactly one won`,
    met: wrong.length === 0 && subjects.length >= Object.keys(FIELDS).length,
    wrong,
    controls: [
      {
        name: 'the same without If-Match, where the last one wins',
        found: `${won} of ${AT_ONCE} won, ${won - 1} of them were overwritten unseen`,
        fails: won > 1,
      },
    ],
  };
}

let last = 0;

/** A body that is accepted, new each time it is made. */
function freshBody(operation: Operation, { ids }: Clinic, handle: string): Record<string, unknown> {
  const n = (last += 1);
  const day = addDays(TOMORROW, 2 + n);
  const words: Readonly<Record<string, unknown>> = {
    patientId: operation.path === 'appointments/booking' ? handle : operation.path === 'leads/{id}/book' ? undefined : ids.patient,
    doctorId: ids.doctor,
    stateId: undefined,
    appointmentDate: `${day}T09:30:00+05:30`,
    username: `idem-${n}`,
    email: `idem-${n}@example.in`,
    phone: `+91 91234 ${String(10_000 + n)}`,
    code: `I${n}`,
    hospitalId: ids.hospital,
    hospitalName: undefined,
    name: `Idem ${n}`,
    message: `A message of words, number ${n}`,
  };
  const known: KnownValue = (name) => words[name];
  return bodyOf(operation, new Dice(1), known, 0);
}

const TABLES = [
  'booking_handles',
  'appointments',
  'bulk_answers',
  'patients',
  'doctors',
  'hospitals',
  'leads',
  'enquiries',
  'users',
  'states',
  'cities',
  'services',
  'specialties',
  'calendar_changes',
  'saved_views',
] as const;

async function rowsOf({ sql }: TestApp): Promise<number> {
  const row = await sql.one<{ rows: number }>(`select ${TABLES.map((table) => `(select count(*) from ${table})`).join(' + ')} as rows`);
  return row?.rows ?? -1;
}

/** The same JSON, in whatever order its fields come. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** One operation, called at once with one key and body, then once more with another body. */
async function wrongKey(app: TestApp, clinic: Clinic, operation: Operation): Promise<string[]> {
  const visitor = app.visitor();
  const who = operation.action === 'public' ? visitor : clinic.staff.admin;
  const guest = { name: 'Guest', phone: `+91 92345 ${10_000 + last}`, age: 30, gender: 'other', symptoms: 'Fever' };
  const handle = made(await visitor.post('patients/booking', guest), 'patients/booking');
  const state = await app.sql.one<{ id: string }>('select id from states limit 1');
  const needed = (): Readonly<Record<string, object>> => ({
    'calendar-changes': {
      change: { kind: 'dayHours', doctorId: clinic.ids.doctor, day: addDays(TOMORROW, 60 + last), ranges: ['09:00-12:00'] },
    },
    cities: { stateId: state?.id },
    doctors: { hospitalId: clinic.ids.hospital, specialty: 'Other', city: 'Other', services: [] },
    'appointments/booking': { patientId: handle },
    'appointments/bulk': { items: [{ id: clinic.ids.appointment }], act: last % 2 === 0 ? 'confirm' : 'no_show' },
  });
  const bodyNow = (): object => ({ ...freshBody(operation, clinic, handle), ...needed()[operation.path] });
  const body = bodyNow();
  const path = operation.path.replace('{id}', clinic.ids.lead);
  const ask = (sent: object): Promise<Answer> => who.post(path, sent, { 'idempotency-key': `trust-${operation.path}` });
  const before = await rowsOf(app);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(body)));
  const added = (await rowsOf(app)) - before;
  const texts = new Set(answers.map(({ body }) => canonical(body)));
  const other = await ask(bodyNow());
  // A patient comes with the appointment.
  const wanted = ['leads/{id}/book', 'appointments/booking'].includes(operation.path) ? 2 : 1;
  const right = count(answers, operation.success) === AT_ONCE && texts.size === 1 && added <= wanted && added >= 1;
  const refused = other.status === 422;
  return right && refused
    ? []
    : [
        `${nameOf(operation)}: ${answers.map(({ status }) => status).join(' ')}, ${texts.size} answers, ${added} rows, then ${other.status}; ${[...texts][0]?.slice(0, 160)}`,
      ];
}

async function repeated(app: TestApp, clinic: Clinic): Promise<Figure> {
  const keyed = operationsOf(readContract()).filter(
    ({ method, parameters }) => method === 'POST' && parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  const wrong: string[] = [];
  for (const operation of keyed) wrong.push(...(await wrongKey(app, clinic, operation)));
  const before = await rowsOf(app);
  await Promise.all(
    Array.from({ length: AT_ONCE }, () => clinic.staff.admin.post('patients', { name: 'Without a key', phone: '+91 93456 78901' })),
  );
  const added = (await rowsOf(app)) - before;
  return {
    name: `${AT_ONCE} calls at once with one Idempotency-Key, for each of ${keyed.length} calls that take one`,
    found: `${wrong.length} that did it more than once, or not, or took another body for the same`,
    met: wrong.length === 0 && keyed.length > 10,
    wrong,
    controls: [{ name: 'the same without a key', found: `${added} rows`, fails: added > 1 }],
  };
}

export default proof('Changes that meet', async ({ full }): Promise<Figure[]> => {
  const app = await application();
  const clinic = await openClinic(app, 'updates');
  return [await lostUpdates(app, clinic, full ? 20 : 3), await repeated(app, clinic)];
});
