import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRATION_SCOPE_NAMES } from '@arogya/domain/access';
import type { Integration, NewIntegrationKey } from '@arogya/api/integrations';
import { Api } from './api';
import { makePromisedCalls, programOf } from './clients/promised-calls';
import { startPrism } from './clients/prism';
import { expect, test } from './fixtures';
import { newPerson } from './people';
import { ROOT } from './product';

const CONTRACT = join(ROOT, 'openapi-integrations.json');

/** `GET /api/leads` and so on: what the contract promises. */
function promisedOperations(): string[] {
  const { paths } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
}

async function newKey(origin: string): Promise<string> {
  const admin = await Api.as(origin, 'admin');
  const fields = { name: newPerson('Client').name, purpose: 'Calls of a stranger', recipient: 'A vendor', scopes: INTEGRATION_SCOPE_NAMES };
  const { id } = await admin.post<Integration>('integrations', fields);
  return (await admin.post<NewIntegrationKey>(`integrations/${id}/keys`, { label: 'Program' })).key;
}

/** Does something with the product behind a proxy that holds it to the document. */
async function through(document: string, origin: string, work: (proxied: string) => Promise<void>): Promise<void> {
  const prism = await startPrism(document, origin);
  try {
    await work(prism.origin);
  } finally {
    await prism.stop();
  }
}

test('a program of a stranger, typed by the contract, makes each promised call, and neither a call nor an answer breaks the contract', async ({
  origin,
  made,
}) => {
  const [doctor, patient, key] = [await made.doctor(), await made.patient(), await newKey(origin)];
  const operations = new Set<string>();
  await through(CONTRACT, origin, (proxied) => {
    const program = programOf(proxied, key, (operation) => operations.add(operation));
    return makePromisedCalls(program, { doctorId: doctor.id, patientId: patient.id });
  });
  expect([...operations].sort()).toEqual(promisedOperations().sort());
});

test('control: where the contract calls a field otherwise than the answer, the call breaks it', async ({ origin, made }, info) => {
  const renamed = info.outputPath('renamed.json');
  writeFileSync(renamed, readFileSync(CONTRACT, 'utf8').replaceAll('"perMinute"', '"callsPerMinute"'));
  const [doctor, patient, key] = [await made.doctor(), await made.patient(), await newKey(origin)];
  const calls = through(renamed, origin, (proxied) =>
    makePromisedCalls(
      programOf(proxied, key, () => undefined),
      { doctorId: doctor.id, patientId: patient.id },
    ),
  );
  await expect(calls).rejects.toThrow(/^500 \/api\/integrations\/me/u);
});
