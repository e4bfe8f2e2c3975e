import { CALLERS, INTEGRATION_SCOPE_NAMES, type Caller as CallerName } from '@arogya/domain/access';
import type { Answer, Caller } from '@arogya/backend/testing/caller';
import { TOMORROW, tomorrowAt } from '@arogya/backend/testing/clinic';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { openClinic, type Clinic } from './clinics';
import { nameOf, operationsOf, readContract, type Operation } from './contract';
import { Dice } from './dice';
import { bodyOf, type KnownValue } from './sample';
import { byKey } from './scopes';

export interface Fields {
  readonly tried: number;
  readonly wrong: readonly string[];
  /** How many wrong ones there are when a known field is taken for a forbidden one. */
  readonly control: number;
}

/** Fields that only the server writes, and one that nobody knows. */
const OF_THE_SERVER = [
  'id',
  'agentId',
  'userId',
  'createdAt',
  'updatedAt',
  'archivedAt',
  'version',
  'passwordHash',
  'isAdmin',
  'hospitalId',
  'role',
];

interface Refused {
  readonly role: CallerName;
  readonly record: 'appointment' | 'doctor' | 'lead';
  readonly field: string;
  readonly value: (own: Clinic, other: Clinic) => unknown;
}

const refusedFields = (role: CallerName, record: Refused['record'], values: Readonly<Record<string, Refused['value']>>): Refused[] =>
  Object.entries(values).map(([field, value]) => ({ role, record, field, value }));

const words = (): unknown => 'words';
const PERSON: Readonly<Record<string, Refused['value']>> = {
  patientName: words,
  phone: () => '+91 98765 43210',
  assignedAgentId: (_, { ids }) => ids.agent,
  assignedDoctorId: (_, { ids }) => ids.doctor,
};

/** What a role may call but not write. Each is refused with 403. */
const NOT_HIS: readonly Refused[] = [
  ...refusedFields('doctor', 'appointment', {
    notes: words,
    appointmentDate: () => tomorrowAt('11:00'),
    doctorId: ({ ids }) => ids.doctor,
    status: () => 'pending',
    language: () => 'hi',
  }),
  ...refusedFields('agent', 'appointment', { feedback: words }),
  ...refusedFields('hospital_admin', 'appointment', { feedback: words, doctorId: (_, { ids }) => ids.doctor }),
  ...refusedFields('hospital_admin', 'doctor', { hospitalId: (_, { ids }) => ids.hospital }),
  ...refusedFields('hospital_admin', 'doctor', { hospitalId: () => null }),
  ...refusedFields('hospital_admin', 'lead', { ...PERSON, notes: words, symptoms: words, priority: () => 'low' }),
  ...refusedFields('agent', 'lead', PERSON),
  ...refusedFields('integration', 'appointment', { feedback: words, agentId: (_, { ids }) => ids.agent }),
  ...refusedFields('integration', 'lead', { assignedAgentId: (_, { ids }) => ids.agent }),
];

const COLLECTIONS = { appointment: 'appointments', doctor: 'doctors', lead: 'leads' } as const;

/** Names that stand in no answer to anybody. */
const TO_NOBODY = ['password', 'passwordHash', 'password_hash', 'sid', 'tokenHash', 'token_hash', 'search', 'phoneKey', 'phone_key'];

export async function wrongFields(app: TestApp, clinic: Clinic): Promise<Fields> {
  const operations = operationsOf(readContract());
  const callers: Callers = { ...clinic.staff, integration: await byKey(app, INTEGRATION_SCOPE_NAMES, clinic) };
  const unknown = await unknownFields(callers, clinic, operations, OF_THE_SERVER);
  const sent = await unknownFields(
    callers,
    clinic,
    operations.filter(({ path }) => path === 'patients'),
    ['notes'],
    true,
  );
  const other = await openClinic(app, 'field-other');
  const parts = [unknown, await notHis(callers, clinic, other), await readable(callers, clinic, operations)];
  return {
    tried: parts.reduce((sum, { tried }) => sum + tried, 0),
    wrong: parts.flatMap(({ wrong }) => wrong),
    control: sent.wrong.length,
  };
}

type Part = Omit<Fields, 'control'>;
/** Somebody of the clinic in each role, and a program of it with every scope. */
type Callers = Readonly<Record<CallerName, Pick<Caller, 'get' | 'send'>>>;

/** Every operation with a body, as somebody who may call it and by a key that may, with a field that it does not take: 400 that names it. */
async function unknownFields(
  callers: Callers,
  clinic: Clinic,
  operations: readonly Operation[],
  fields: readonly string[],
  evenKnown = false,
): Promise<Part> {
  const wrong: string[] = [];
  let tried = 0;
  for (const operation of operations.filter(({ body }) => body)) {
    const [first = 'agent', ...more] = CALLERS.filter((one) => operation.roles[one]);
    for (const role of new Set([first, ...more.filter((one) => one === 'integration')])) {
      for (const field of fields.filter((name) => evenKnown || !(name in (operation.body?.properties ?? {})))) {
        const path = operation.path.replace(/\{\w+\}/gu, clinic.ids.patient);
        const answer = await callers[role].send(operation.method, path, {
          ...bodyOf(operation, new Dice(1), knownOf(clinic), 0),
          [field]: 'x',
        });
        tried += 1;
        if (!refuses(answer, field)) wrong.push(`${nameOf(operation)} with ${field} as ${role} → ${answer.status}`);
      }
    }
  }
  return { tried, wrong };
}

const refuses = ({ status, body }: Answer, field: string): boolean =>
  status === 400 && field in ((body as { errors?: object } | null)?.errors ?? {});

const knownOf =
  ({ ids }: Clinic): KnownValue =>
  (name) =>
    ({ doctorId: ids.doctor, patientId: ids.patient, appointmentDate: tomorrowAt('11:00'), hospitalId: ids.hospital })[name];

async function notHis(callers: Callers, clinic: Clinic, other: Clinic): Promise<Part> {
  const wrong: string[] = [];
  for (const { role, record, field, value } of NOT_HIS) {
    const answer = await callers[role].send('PUT', `${COLLECTIONS[record]}/${clinic.ids[record]}`, { [field]: value(clinic, other) });
    if (answer.status !== 403) wrong.push(`PUT ${COLLECTIONS[record]} with ${field} as ${role} → ${answer.status}`);
  }
  return { tried: NOT_HIS.length, wrong };
}

/** Everything that can be read, as everybody who may: no answer holds a field that is not for them. */
async function readable(callers: Callers, clinic: Clinic, operations: readonly Operation[]): Promise<Part> {
  const wrong: string[] = [];
  let tried = 0;
  for (const operation of operations.filter(({ method, path }) => method === 'GET' && path !== 'events')) {
    for (const role of CALLERS.filter((one) => operation.roles[one])) {
      const answer = await callers[role].get(pathOf(operation, clinic));
      const hidden = [
        ...TO_NOBODY,
        ...(role === 'agent' ? ['licenseNumber', 'userId'] : []),
        ...(role === 'agent' && operation.path.startsWith('doctors') ? ['email'] : []),
      ];
      tried += hidden.length;
      wrong.push(
        ...hidden.filter((name) => answer.text.includes(`"${name}":`)).map((name) => `${nameOf(operation)} shows ${name} to ${role}`),
      );
    }
  }
  return { tried, wrong };
}

function pathOf({ path, parameters }: Operation, { ids, slug }: Clinic): string {
  const id =
    path.startsWith('appointments/doctor') || path.startsWith('doctors')
      ? ids.doctor
      : path.startsWith('appointments/agent')
        ? ids.agent
        : path.startsWith('appointments')
          ? ids.appointment
          : path.startsWith('patients')
            ? ids.patient
            : path.startsWith('leads/')
              ? ids.lead
              : path.startsWith('hospitals')
                ? ids.hospital
                : path.startsWith('users')
                  ? ids.user
                  : ids.enquiry;
  const filled = path.replace('{agentId}', ids.agent).replace('{slug}', slug).replace('{phone}', '+919800000000').replace('{id}', id);
  return parameters.some(({ name, required }) => name === 'from' && required) ? `${filled}?from=${TOMORROW}&to=${TOMORROW}` : filled;
}
