import assert from 'node:assert/strict';
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

async function readPatients(program: Program, id: string): Promise<void> {
  await answerOf(program.GET('/api/patients', { params: { query: { pageSize: 5 } } }));
  await answerOf(program.GET('/api/patients/{id}', { params: { path: { id } } }));
}

/** Calls each promised operation at least once, as the types let it: a field that is called otherwise does not compile. */
export async function makePromisedCalls(program: Program, { doctorId, patientId }: { doctorId: string; patientId: string }): Promise<void> {
  const start = await readDirectory(program, doctorId);
  await workOnAppointments(program, patientId, doctorId, start);
  await workOnLeads(program);
  await readPatients(program, patientId);
}
