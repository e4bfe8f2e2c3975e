import { NAMED as NAMED_OF_AGENTS } from '@arogya/backend/testing/agent-calls';
import { INTEGRATION_SCOPE_NAMES, INTEGRATION_SCOPES, type Caller as CallerName } from '@arogya/domain/access';
import type { Answer, Caller } from '@arogya/backend/testing/caller';
import { TOMORROW, tomorrowAt } from '@arogya/backend/testing/clinic';
import { integrationKey, program } from '@arogya/backend/testing/integration-key';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { webhookOf, type Clinic } from './clinics';
import { nameOf, operationsOf, readContract, type Operation } from './contract';
import { Dice } from './dice';
import { bodyOf, type KnownValue } from './sample';

export interface Scopes {
  readonly tried: number;
  readonly wrong: readonly string[];
}

type Thing = keyof Clinic['ids'];

/** What the `{id}` of a scoped path names. A path that is not here is a wrong cell: whoever adds it says what it names. */
const NAMED: readonly [begins: string, thing: Thing][] = [
  ...NAMED_OF_AGENTS,
  ['hospitals/', 'hospital'],
  ['patients/by-phone/', 'phone'],
  ['patients/', 'patient'],
  ['webhooks/', 'webhook'],
];
/** The caller's own names for records: nobody else's can be named. */
const BY_OWN_NAME = '{externalId}';
const UNKNOWN = '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90';
const UNKNOWN_PHONE = '+91 90000 00009';
const HISTORY = `appointments where id = $1 or patient_id = $1`;

/** What of another clinic a role must never be shown. Agents book everywhere: leads are their own. */
const SECRET: Record<Exclude<CallerName, 'admin'>, readonly Thing[]> = {
  agent: ['lead', 'retired'],
  doctor: ['appointment', 'patient', 'doctor'],
  hospital_admin: ['appointment', 'patient', 'doctor', 'lead'],
  integration: ['appointment', 'patient', 'doctor', 'retired', 'lead', 'webhook'],
};

const bare = ({ status, body }: Answer): string => JSON.stringify({ status, ...(body as object), requestId: null });

/** Each scoped operation as each role and by a key of its hospital with each scope alone, with its own clinic's records and with another's; `part` narrows it to paths that begin so. */
export async function wrongScopes(app: TestApp, own: Clinic, foreign: Clinic, part = ''): Promise<Scopes> {
  const scoped = operationsOf(readContract()).filter(({ path }) => path.startsWith(part));
  const before = await imprint(app, foreign);
  const wrong: string[] = [];
  let tried = 0;
  for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
    for (const operation of scoped.filter(({ roles }) => roles[role] !== undefined)) {
      const found = await tryOne({ caller: own.staff[role], role, operation, own, foreign, narrow: operation.roles[role] === 'scoped' });
      tried += found.tried;
      wrong.push(...found.wrong.map((what) => `${nameOf(operation)} as ${role}: ${what}`));
    }
  }
  for (const scope of INTEGRATION_SCOPE_NAMES) {
    for (const operation of scoped.filter(isOf(scope))) {
      const caller = await byKey(app, reading(scope), own);
      const mine = { ...own, ids: { ...own.ids, webhook: await webhookOf(app, caller.integrationId) } };
      const found = await tryOne({ caller, role: 'integration', operation, own: mine, foreign, narrow: true });
      tried += found.tried;
      wrong.push(...found.wrong.map((what) => `${nameOf(operation)} by a key of a hospital with ${scope}: ${what}`));
    }
  }
  if ((await imprint(app, foreign)) !== before) wrong.push('a record of the other clinic has changed');
  return { tried, wrong };
}

const isOf =
  (scope: keyof typeof INTEGRATION_SCOPES) =>
  ({ action }: Operation): boolean =>
    (INTEGRATION_SCOPES[scope] as readonly string[]).includes(action);

/** That scope alone; the feed tells of what one may read, and asks for a scope to read something. */
const reading = (scope: keyof typeof INTEGRATION_SCOPES): string[] => (scope === 'changes:read' ? [scope, 'appointments:read'] : [scope]);

/** A program with these scopes, of a hospital or of all. */
export async function byKey(
  app: TestApp,
  scopes: readonly string[],
  clinic?: Clinic,
): Promise<Try['caller'] & { readonly integrationId: string }> {
  const key = await integrationKey(app, { scopes, ...(clinic ? { hospital_id: clinic.ids.hospital } : {}) });
  const call = program(app.visitor(), key);
  return { integrationId: key.integrationId, send: call, get: (path) => call('GET', path) };
}

/** What a key of no hospital with one scope alone reads: the rows of both clinics. A webhook is of its integration, not of a clinic. */
export async function wrongForAll(app: TestApp, clinics: readonly Clinic[]): Promise<Scopes> {
  const read = operationsOf(readContract()).filter(({ method, path }) => method === 'GET' && !path.startsWith('webhooks'));
  const wrong: string[] = [];
  let tried = 0;
  for (const scope of INTEGRATION_SCOPE_NAMES) {
    const caller = await byKey(app, reading(scope));
    for (const operation of read.filter(isOf(scope))) {
      for (const clinic of clinics) {
        const what = await unread(caller, operation, clinic);
        tried += 1;
        if (what) wrong.push(`${nameOf(operation)} by a key of no hospital with ${scope}: ${what}`);
      }
    }
  }
  return { tried, wrong };
}

/** Why a row of this clinic is not read; null when it is. */
async function unread(caller: Try['caller'], operation: Operation, clinic: Clinic): Promise<string | null> {
  const { path } = operation;
  if (path.includes(BY_OWN_NAME)) return null;
  const thing = path.includes('{') ? NAMED.find(([begins]) => path.startsWith(begins))?.[1] : LISTED[path];
  if (!thing && path.includes('{')) return 'nobody has said which record its {id} names';
  const query = neededOf(operation) || doctorsOf(operation, clinic, clinic) || (await headOf(caller, operation));
  const { status, text } = await caller.get(`${path.replace(/\{\w+\}/u, encodeURIComponent(clinic.ids[thing ?? 'doctor']))}${query}`);
  if (status !== 200) return `→ ${status}`;
  return thing && LISTED[path] && !text.includes(clinic.ids[thing]) ? `shows no ${thing} of ${clinic.mark}` : null;
}

/** What each list shows at least. */
const LISTED: Readonly<Record<string, Thing>> = {
  appointments: 'appointment',
  patients: 'patient',
  leads: 'lead',
  doctors: 'doctor',
  webhooks: 'webhook',
  'doctors/next-free': 'doctor',
  'hospital/appointments': 'appointment',
  'hospital/doctors': 'doctor',
};

interface Try {
  readonly caller: Pick<Caller, 'get' | 'send'>;
  readonly role: Exclude<CallerName, 'admin'>;
  readonly operation: Operation;
  readonly own: Clinic;
  readonly foreign: Clinic;
  /** Whether the permissions scope this role here. */
  readonly narrow: boolean;
}

async function tryOne({ caller, role, operation, own, foreign, narrow }: Try): Promise<Scopes> {
  const { path, method } = operation;
  if (path === 'events' || path.startsWith('notifications') || path.includes(BY_OWN_NAME)) return { tried: 0, wrong: [] };
  if (!path.includes('{')) return narrow && method === 'GET' ? list(caller, role, operation, own, foreign) : { tried: 0, wrong: [] };
  if (!narrow) return { tried: 0, wrong: [] };
  const thing = NAMED.find(([begins]) => path.startsWith(begins))?.[1];
  if (!thing) return { tried: 1, wrong: ['nobody has said which record its {id} names'] };
  const ask = (id: string): Promise<Answer> => {
    const body = operation.body ? harmless(operation, own) : undefined;
    return caller.send(
      method,
      `${path
        .replace('{deliveryId}', '1')
        .replace(/\{\w+\}/u, encodeURIComponent(id))
        .replaceAll(/\{\w+\}/gu, UNKNOWN)}${neededOf(operation)}`,
      body,
    );
  };
  // Of the doctors, those who work are everybody's to book with: what is closed to agents are the others.
  const closed = role === 'agent' && thing === 'doctor' ? 'retired' : thing;
  const [other, none] = [await ask(foreign.ids[closed]), await ask(thing === 'phone' ? UNKNOWN_PHONE : UNKNOWN)];
  const wrong: string[] = [];
  if (other.status !== 404) wrong.push(`another's record → ${other.status}`);
  else if (bare(other) !== bare(none)) wrong.push('the answer tells a foreign record from one that does not exist');
  if (method !== 'GET') return { tried: 2, wrong };
  const mine = await ask(own.ids[thing]);
  if (mine.status !== 200) wrong.push(`its own record → ${mine.status}`);
  wrong.push(...shown(mine, role, foreign));
  return { tried: 3, wrong };
}

async function list(caller: Try['caller'], role: Try['role'], operation: Operation, own: Clinic, foreign: Clinic): Promise<Scopes> {
  const answer = await caller.get(
    `${operation.path}${neededOf(operation)}${doctorsOf(operation, own, foreign)}${await headOf(caller, operation)}`,
  );
  const wrong = shown(answer, role, foreign);
  if (answer.status !== 200) wrong.push(`→ ${answer.status}`);
  const what = LISTED[operation.path];
  if (what && !answer.text.includes(own.ids[what])) wrong.push('its own record is missing');
  return { tried: 1, wrong };
}

const shown = ({ text }: Answer, role: Try['role'], { ids, mark }: Clinic): string[] => [
  ...SECRET[role].filter((thing) => text.includes(ids[thing])).map((thing) => `shows the ${thing} of another`),
  ...(role !== 'agent' && text.includes(mark) ? ['shows the words of another'] : []),
];

/** What a call cannot do without, besides ids and places: days, or a language. */
function neededOf({ parameters }: Operation): string {
  const needs = (wanted: string): boolean => parameters.some(({ name, required }) => name === wanted && required);
  if (needs('language')) return '?language=en';
  return needs('from') ? `?from=${TOMORROW}&to=${TOMORROW}` : '';
}

/** The feed is read from its newest place. */
async function headOf(caller: Try['caller'], { parameters }: Operation): Promise<string> {
  if (!parameters.some(({ name, required }) => name === 'after' && required)) return '';
  return `?after=${((await caller.get('changes/head')).body as { next: string }).next}`;
}

/** A call for several records is asked for one's own and another's. */
const doctorsOf = ({ parameters }: Operation, own: Clinic, foreign: Clinic): string =>
  parameters.some(({ name, required }) => name === 'ids' && required) ? `?ids=${own.ids.doctor},${foreign.ids.doctor}` : '';

/** A body of the right form. */
function harmless(operation: Operation, { ids }: Clinic): object {
  const known: KnownValue = (name) => ({ doctorId: ids.doctor, patientId: ids.patient, appointmentDate: tomorrowAt('11:00') })[name];
  return bodyOf(operation, new Dice(1), known, 0);
}

/** All rows of a clinic as they are, in one word. */
async function imprint({ sql }: TestApp, { ids }: Clinic): Promise<string> {
  const parts = [
    HISTORY,
    'patients where id = $1',
    'doctors where id = $1',
    'leads where id = $1',
    'hospitals where id = $1',
    'webhook_endpoints where id = $1',
  ];
  const prints: string[] = [];
  for (const id of [ids.appointment, ids.patient, ids.doctor, ids.lead, ids.hospital, ids.webhook]) {
    for (const part of parts) {
      const row = await sql.one<{ print: string | null }>(
        `select md5(string_agg(t::text, '' order by t::text)) as print from ${part.replace(' where', ' t where')}`,
        [id],
      );
      prints.push(row?.print ?? '');
    }
  }
  return prints.join();
}
