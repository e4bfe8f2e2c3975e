import { Authenticator } from '../access/authenticator';
import { tomorrowAt, TOMORROW } from './clinic';
import { make } from './make';
import type { Answer, Caller, Method } from './caller';
import type { TestApp } from './test-app';

type Thing = 'doctor' | 'appointment' | 'lead' | 'agent' | 'calendarChange';

/** A hospital with one record of each kind that agents work with; its words bear the mark. */
export interface AgentHospital {
  readonly mark: string;
  readonly hospital: string;
  readonly patient: string;
  readonly phone: string;
  readonly ids: Readonly<Record<Thing, string>>;
}

export interface AgentOperation {
  readonly method: Method;
  /** Below /api/, with `{id}` for ids. */
  readonly path: string;
}

/** Calls about nothing that belongs to a hospital: the own account, names to choose from, releases. */
const OF_NO_HOSPITAL = /^(auth|cities|specialties|services|states|releases|version|events|views|notifications)(\/|$)|^hospitals\/active$/u;

/** Which record the id of a path names. */
export const NAMED: readonly [begins: string, thing: Thing][] = [
  ['appointments/doctor/', 'doctor'],
  ['appointments/agent/', 'agent'],
  ['appointments/', 'appointment'],
  ['calendar-changes/', 'calendarChange'],
  ['doctors/', 'doctor'],
  ['leads/agent/', 'agent'],
  ['leads/', 'lead'],
];

const NOBODY = '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90';

/** What is sent, by method and path; a call that sends a body and is not here fails the walk. */
const BODIES: Readonly<Record<string, (own: AgentHospital, asked: AgentHospital['ids']) => object | undefined>> = {
  'PUT appointments/{id}': () => ({ status: 'confirmed' }),
  'DELETE appointments/{id}': () => undefined,
  'POST appointments/{id}/link': () => undefined,
  'POST appointments/{id}/restore': () => undefined,
  'POST appointments/{id}/undo': () => ({ version: 1 }),
  'POST appointments/{id}/reported/accept': () => undefined,
  'POST appointments/{id}/reported/dismiss': () => undefined,
  'PUT calendar-changes/{id}/appointments/{appointmentId}': () => ({ act: 'cancel' }),
  'POST calendar-changes/{id}/decisions': (_, { appointment }) => ({
    decisions: [{ appointmentId: appointment, version: 1, act: 'cancel' }],
  }),
  'POST calendar-changes/{id}/decisions/undo': (_, { appointment }) => ({ appointmentIds: [appointment] }),
  'PUT leads/{id}': () => ({ status: 'contacted' }),
  'POST leads/{id}/book': ({ ids }) => ({ doctorId: ids.doctor, appointmentDate: tomorrowAt('11:00') }),
  'POST leads/{id}/calls': () => ({ outcome: 'busy' }),
  'POST leads/{id}/undo': () => ({ version: 1 }),
};

/** Calls without an id that write; the spec tries each by itself. */
const WRITTEN_APART = ['POST appointments', 'POST appointments/bulk', 'POST leads', 'POST patients'];

const query = (path: string, own: AgentHospital, foreign: AgentHospital): string =>
  path === 'doctors/next-free'
    ? `?ids=${own.ids.doctor},${foreign.ids.doctor}`
    : path.endsWith('/slots')
      ? `?from=${TOMORROW}&to=${TOMORROW}`
      : path === 'search'
        ? `?q=${foreign.mark}`
        : '';

const bare = ({ status, body }: Answer): string => JSON.stringify({ status, ...(body as object | null), requestId: null });

/** Where an answer to somebody of `own` names what belongs to `foreign`. */
export function leaksIn({ text }: Answer, foreign: AgentHospital): string[] {
  const { mark, hospital, patient, ids } = foreign;
  return Object.entries({ ...ids, hospital, patient, words: mark }).flatMap(([what, secret]) => (text.includes(secret) ? [what] : []));
}

/** Each call that agents may make, as somebody of `own` about records of `foreign`: what they saw, or what was not as if it were not there. */
export async function walk(
  who: Caller,
  operations: readonly AgentOperation[],
  own: AgentHospital,
  foreign: AgentHospital,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { method, path } of operations.filter((one) => !OF_NO_HOSPITAL.test(one.path))) {
    const name = `${method} ${path}`;
    if (path === 'patients/by-phone/{phone}') {
      const answer = await who.get(`patients/by-phone/${encodeURIComponent(foreign.phone)}?all=1`);
      if (answer.status !== 404) wrong.push(`${name} → ${answer.status}`);
    } else if (path.includes('{')) wrong.push(...(await askById(who, { method, path }, own, foreign)).map((what) => `${name}: ${what}`));
    else if (method === 'GET') {
      const answer = await who.get(`${path}${query(path, own, foreign)}`);
      if (answer.status !== 200) wrong.push(`${name} → ${answer.status}`);
      wrong.push(...leaksIn(answer, foreign).map((what) => `${name} shows the ${what}`));
    } else if (!WRITTEN_APART.includes(name)) wrong.push(`${name}: nobody has said what is sent`);
  }
  return wrong;
}

async function askById(who: Caller, { method, path }: AgentOperation, own: AgentHospital, foreign: AgentHospital): Promise<string[]> {
  const thing = NAMED.find(([begins]) => path.startsWith(begins))?.[1];
  const body = BODIES[`${method} ${path}`];
  if (!thing || (method !== 'GET' && !body)) return ['nobody has said which record its {id} names, or what is sent'];
  const ask = (ids: AgentHospital['ids']): Promise<Answer> => {
    const url = path.replace('{appointmentId}', ids.appointment).replace(/\{\w+\}/u, ids[thing]);
    return who.send(method, `${url}${query(path, own, foreign)}`, body?.(own, ids));
  };
  const nothing = Object.fromEntries(Object.keys(foreign.ids).map((name) => [name, NOBODY])) as AgentHospital['ids'];
  const [theirs, none] = [await ask(foreign.ids), await ask(nothing)];
  if (bare(theirs) === bare(none) && theirs.status === 404) return [];
  return [`another's → ${theirs.status}, nobody's → ${none.status}`];
}

/** A control: runs `work` as if nobody asked to which hospital an agent belongs. */
export async function asUnbound<T>({ app }: TestApp, work: () => Promise<T>): Promise<T> {
  const authenticator = app.get(Authenticator);
  const before = authenticator.accountOfToken.bind(authenticator);
  authenticator.accountOfToken = async (...asked) => {
    const account = await before(...asked);
    return account && { ...account, hospitalId: null };
  };
  return work().finally(() => (authenticator.accountOfToken = before));
}

/** All rows of a hospital's records as they are, in one word. */
export async function imprintOf({ sql }: TestApp, { hospital, patient, ids }: AgentHospital): Promise<string> {
  const tables = ['appointments', 'leads', 'doctors', 'calendar_changes'].map((table) => `${table} t where hospital_id = $1`);
  const of = `calendar_change_appointments t where change_id = '${ids.calendarChange}'`;
  const parts = [...tables, `patients t where id = '${patient}'`, of].map((from) =>
    sql.one<{ print: string | null }>(
      `select md5(string_agg(t::text, '' order by t::text)) as print from ${from}${from.includes('$1') ? '' : ' and $1::uuid is not null'}`,
      [hospital],
    ),
  );
  return (await Promise.all(parts)).map((row) => row?.print ?? '').join(' ');
}

let count = 0;

/** Opens a hospital with a doctor, a patient with an appointment tomorrow, an unassigned lead, an agent, and a leave that waits for somebody. */
export async function openForAgents(test: TestApp, admin: Caller): Promise<AgentHospital> {
  count += 1;
  const mark = `zanzibar${count}`;
  const { sql } = test;
  const hospital = await make.hospital(sql, { name: `Hospital ${mark}` });
  const doctor = await make.doctor(sql, { full_name: `Dr. ${mark}`, hospital_id: hospital.id });
  const phone = `+91 98450 2000${count}`;
  const person = { name: `Asha ${mark}`, phone, phone_key: phone.replaceAll(' ', ''), symptoms: `Fever ${mark}`, address: `Lane ${mark}` };
  const patient = await make.patient(sql, person);
  const agent = await make.user(sql, 'agent', { hospital_id: hospital.id });
  const place = { doctor_id: doctor.id, hospital_id: hospital.id, patient_id: patient.id, agent_id: agent.id };
  const appointment = await make.appointment(sql, tomorrowAt('09:00'), { ...place, reported: JSON.stringify({ name: 'New' }) });
  const lead = await idOf(admin.post('leads', { patientName: `Lead ${mark}`, phone, assignedDoctorId: doctor.id }));
  const change = { kind: 'leave', doctorId: doctor.id, from: TOMORROW, leaveKind: 'sick', fromTime: '09:00', toTime: '10:00' };
  const calendarChange = await idOf(admin.post('calendar-changes', { change }));
  const ids = { doctor: doctor.id, appointment: appointment.id, lead, agent: agent.id, calendarChange };
  return { mark, hospital: hospital.id, patient: patient.id, phone, ids };
}

async function idOf(answer: Promise<Answer>): Promise<string> {
  const { status, body, text } = await answer;
  if (status !== 201) throw new Error(`It was not made: ${status} ${text}`);
  return (body as { id: string }).id;
}
