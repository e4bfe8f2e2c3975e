import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRATION_SCOPE_NAMES } from '@arogya/domain/access';
import type { Integration, NewIntegrationKey } from '@arogya/api/integrations';
import { startReceiver, type Receiver } from '@arogya/backend/testing/receiver';
import { Api } from './api';
import { makePromisedCalls, programOf, type Records } from './clients/promised-calls';
import { startPrism } from './clients/prism';
import { expect, test } from './fixtures';
import { newPerson } from './people';
import { ROOT, type Product } from './product';
import { TestData } from './test-data';

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

/** What the calls are about; the receiver of webhooks is in the house. */
async function newRecords(product: Product, receiver: Receiver): Promise<Records> {
  const made = new TestData(await Api.as(product.origin, 'admin'), product.origin);
  const [doctor, patient] = [await made.doctor(), await made.patient()];
  return { doctorId: doctor.id, patientId: patient.id, url: receiver.url('/hook') };
}

test('a program of a stranger, typed by the contract, makes each promised call, and neither a call nor an answer breaks the contract', async ({
  start,
}) => {
  const [product, receiver] = [await start({ env: { WEBHOOK_ALLOW: '127.0.0.0/8' } }), await startReceiver()];
  try {
    const [records, key] = [await newRecords(product, receiver), await newKey(product.origin)];
    const operations = new Set<string>();
    await through(CONTRACT, product.origin, (proxied) =>
      makePromisedCalls(
        programOf(proxied, key, (operation) => operations.add(operation)),
        records,
      ),
    );
    expect([...operations].sort()).toEqual(promisedOperations().sort());
  } finally {
    await receiver.close();
  }
});

test('control: where the contract calls a field otherwise than the answer, the call breaks it', async ({ origin, made }, info) => {
  const renamed = info.outputPath('renamed.json');
  writeFileSync(renamed, readFileSync(CONTRACT, 'utf8').replaceAll('"perMinute"', '"callsPerMinute"'));
  const [doctor, patient, key] = [await made.doctor(), await made.patient(), await newKey(origin)];
  const records = { doctorId: doctor.id, patientId: patient.id, url: 'https://receiver.example.in/hook' };
  const calls = through(renamed, origin, (proxied) =>
    makePromisedCalls(
      programOf(proxied, key, () => undefined),
      records,
    ),
  );
  await expect(calls).rejects.toThrow(/^500 \/api\/integrations\/me/u);
});
