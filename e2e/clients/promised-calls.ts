import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '@arogya/api/integration-contract';
import { newPerson } from '../people';

type Program = Client<paths>;

type Answer<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** Any answer but a success is an error of the test. */
async function succeed<Data>(call: Answer<Data>): Promise<Data | undefined> {
  const { data, error, response } = await call;
  assert.ok(response.ok, `${response.status} ${new URL(response.url).pathname}: ${JSON.stringify(error)}`);
  return data;
}

/** What a call has answered. */
async function answerOf<Data>(call: Answer<Data>): Promise<NonNullable<Data>> {
  const data = await succeed(call);
  assert.ok(data, 'an answer with a body');
  return data;
}

/** A program of a stranger: the client that openapi-fetch makes of the types. `note` hears the method and path of each call. */
export function programOf(origin: string, key: string, note: (operation: string) => void): Program {
  const program = createClient<paths>({ baseUrl: origin, headers: { authorization: `Bearer ${key}` } });
  program.use({
    onRequest: ({ request, schemaPath }) => {
      note(`${request.method} ${schemaPath}`);
    },
  });
  return program;
}

async function readDirectory(program: Program, doctorId: string): Promise<string> {
  await answerOf(program.GET('/api/integrations/me'));
  for (const path of [
    '/api/cities/active',
    '/api/hospitals/active',
    '/api/services/active',
    '/api/specialties/active',
    '/api/states/active',
  ] as const)
    await answerOf(program.GET(path));
  await answerOf(program.GET('/api/doctors', { params: { query: { pageSize: 5 } } }));
  const path = { id: doctorId };
  await answerOf(program.GET('/api/doctors/{id}', { params: { path } }));
  await answerOf(program.GET('/api/doctors/next-free', { params: { query: { ids: doctorId } } }));
  const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const query = { from: dayAhead(1), to: dayAhead(6) };
  const { days } = await answerOf(program.GET('/api/doctors/{id}/slots', { params: { path, query } }));
  const start = days.flatMap(({ starts }) => starts).find(({ free }) => free)?.at;
  assert.ok(start, 'a free start');
  return start;
}

async function workOnAppointments(program: Program, patientId: string, doctorId: string, appointmentDate: string): Promise<void> {
  const { id, version } = await answerOf(program.POST('/api/appointments', { body: { patientId, doctorId, appointmentDate } }));
  const path = { id };
  await answerOf(program.GET('/api/appointments', { params: { query: { ids: id } } }));
  await answerOf(program.GET('/api/appointments/{id}', { params: { path } }));
  await answerOf(program.GET('/api/appointments/doctor/{id}', { params: { path: { id: doctorId } } }));
  for (const list of [
    '/api/appointments/today',
    '/api/appointments/stats',
    '/api/appointments/needs',
    '/api/appointments/needs/counts',
  ] as const)
    await answerOf(program.GET(list));
  const current = { path, header: { 'If-Match': `"${version}"` } };
  const changed = await answerOf(program.PUT('/api/appointments/{id}', { params: current, body: { status: 'confirmed' } }));
  const later = { path, header: { 'If-Match': `"${changed.version}"` } };
  await succeed(program.DELETE('/api/appointments/{id}', { params: later }));
  await answerOf(program.POST('/api/appointments/{id}/restore', { params: { path } }));
}

async function workOnLeads(program: Program): Promise<void> {
  const { name: patientName, phone } = newPerson('Meera');
  const body = { patientName, phone, source: 'Website' } as const;
  const { id, version } = await answerOf(program.POST('/api/leads', { body }));
  const again = await answerOf(program.POST('/api/leads', { body }));
  assert.equal(again.id, id, 'one open lead for a phone');
  const path = { id };
  await answerOf(program.GET('/api/leads', { params: { query: { pageSize: 5 } } }));
  await answerOf(program.GET('/api/leads/stats'));
  await answerOf(program.GET('/api/leads/{id}', { params: { path } }));
  await answerOf(program.GET('/api/leads/{id}/events', { params: { path } }));
  const current = { path, header: { 'If-Match': `"${version}"` } };
  const changed = await answerOf(program.PUT('/api/leads/{id}', { params: current, body: { notes: 'Asked for a call' } }));
  const later = { path, header: { 'If-Match': `"${changed.version}"` } };
  await succeed(program.DELETE('/api/leads/{id}', { params: later }));
  await answerOf(program.POST('/api/leads/{id}/restore', { params: { path } }));
}

async function workOnPatients(program: Program, known: string): Promise<void> {
  await answerOf(program.GET('/api/patients', { params: { query: { pageSize: 5 } } }));
  await answerOf(program.GET('/api/patients/{id}', { params: { path: { id: known } } }));
  const { name, phone } = newPerson('Lakshmi');
  const { id, version } = await answerOf(program.POST('/api/patients', { body: { name, phone, externalId: `HIS-${phone.slice(-5)}` } }));
  await answerOf(program.GET('/api/patients/by-phone/{phone}', { params: { path: { phone } } }));
  const current = { path: { id }, header: { 'If-Match': `"${version}"` } };
  await answerOf(program.PUT('/api/patients/{id}', { params: current, body: { location: 'Pune' } }));
}

/** Adds a record under an own id, and changes it under the same. */
async function workByExternalId(program: Program): Promise<void> {
  const { name, phone } = newPerson('Arjun');
  const path = { externalId: `MRN ${phone.slice(-5)}/2026` };
  const lead = await answerOf(
    program.PUT('/api/leads/by-external-id/{externalId}', { params: { path }, body: { patientName: name, phone } }),
  );
  const asked = { params: { path }, body: { notes: 'Asked for a call' } };
  assert.equal((await answerOf(program.PUT('/api/leads/by-external-id/{externalId}', asked))).id, lead.id);
  const body = { name, phone };
  const patient = await answerOf(program.PUT('/api/patients/by-external-id/{externalId}', { params: { path }, body }));
  assert.equal((await answerOf(program.PUT('/api/patients/by-external-id/{externalId}', { params: { path }, body }))).id, patient.id);
}

/** Until the answer is one: what is sent comes a moment later. */
async function oneOf<Data>(read: () => Promise<readonly Data[]>): Promise<Data> {
  for (let tries = 0; tries < 300; tries += 1) {
    const [first] = await read();
    if (first) return first;
    await pause(100);
  }
  throw new Error('Nothing has come.');
}

async function workOnWebhooks(program: Program, url: string, during: () => Promise<void>): Promise<void> {
  const { next } = await answerOf(program.GET('/api/changes/head'));
  const { id } = await answerOf(program.POST('/api/webhooks', { body: { url, types: ['lead.created'] } }));
  const path = { id };
  await answerOf(program.GET('/api/webhooks'));
  await answerOf(program.POST('/api/webhooks/{id}/test', { params: { path } }));
  await answerOf(program.POST('/api/webhooks/{id}/secret', { params: { path } }));
  await during();
  const { items } = await answerOf(program.GET('/api/changes', { params: { query: { after: next, entities: 'lead' } } }));
  assert.ok(items.some(({ type }) => type === 'lead.created'));
  const deliveries = '/api/webhooks/{id}/deliveries';
  const sent = await oneOf(() => answerOf(program.GET(deliveries, { params: { path, query: { state: 'delivered' } } })));
  const replayed = { params: { path: { id, deliveryId: sent.id } } };
  await answerOf(program.POST('/api/webhooks/{id}/deliveries/{deliveryId}/replay', replayed));
  await answerOf(program.POST('/api/webhooks/{id}/replay', { params: { path }, body: {} }));
  await answerOf(program.PUT('/api/webhooks/{id}', { params: { path }, body: { isActive: false } }));
  await answerOf(program.POST('/api/webhooks/{id}/resume', { params: { path } }));
  await succeed(program.DELETE('/api/webhooks/{id}', { params: { path } }));
}

export interface Records {
  readonly doctorId: string;
  readonly patientId: string;
  /** An address that takes webhooks. */
  readonly url: string;
}

/** Calls each promised operation at least once, as the types let it: a field that is called otherwise does not compile. */
export async function makePromisedCalls(program: Program, { doctorId, patientId, url }: Records): Promise<void> {
  const start = await readDirectory(program, doctorId);
  await workOnAppointments(program, patientId, doctorId, start);
  await workOnWebhooks(program, url, () => workOnLeads(program));
  await workOnPatients(program, patientId);
  await workByExternalId(program);
}
