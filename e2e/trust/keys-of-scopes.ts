import { INTEGRATION_SCOPE_NAMES, INTEGRATION_SCOPES } from '@arogya/domain/access';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Clinic } from './clinics';
import { nameOf, operationsOf, readContract, readPermissions, type Operation } from './contract';
import { byKey, type Scopes } from './scopes';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** As it was when this was loaded: a control widens the table of the running code, and has to be found by this one. */
const OPENED = structuredClone(INTEGRATION_SCOPES) as Readonly<Record<string, readonly string[]>>;

/** What a key with one scope alone is answered: null where anything but a refusal is right. */
function refusalOf({ action }: Operation, letter: string | undefined, scope: string): string | null {
  if (action === 'public' || OPENED[scope]?.includes(action) || action === 'integrations:own') return null;
  return letter === 'A' || letter === 'S' ? 'missingScope' : 'forbidden';
}

/** Every operation by keys that have each scope alone, of a hospital and of none: those of the scope are open, and no other. */
export async function wrongKeys(app: TestApp, clinic: Clinic, part = ''): Promise<Scopes> {
  const permissions = readPermissions();
  const operations = operationsOf(readContract()).filter(({ path }) => path.startsWith(part));
  const wrong: string[] = [];
  let tried = 0;
  for (const scope of INTEGRATION_SCOPE_NAMES) {
    for (const hospital of [clinic, undefined]) {
      const caller = await byKey(app, [scope], hospital);
      for (const operation of operations) {
        const found = await answerOf(caller, operation);
        const expected = refusalOf(operation, permissions.get(nameOf(operation))?.[4], scope);
        tried += 1;
        if ((expected ?? 'open') !== found)
          wrong.push(`${nameOf(operation)} with ${scope}, ${hospital ? 'of a hospital' : 'of none'} → ${found}, not ${expected ?? 'open'}`);
      }
    }
  }
  return { tried, wrong };
}

/** 'open', or how the call is refused. */
async function answerOf(caller: Awaited<ReturnType<typeof byKey>>, { method, path }: Operation): Promise<string> {
  const sent = method === 'POST' || method === 'PUT' ? {} : undefined;
  const { status, body } = await caller.send(method, path.replace(/\{\w+\}/gu, NOBODY), sent);
  if (status >= 500 || status === 429 || (status === 401 && path !== 'auth/login')) return String(status);
  return status === 403 ? String((body as { type?: string } | null)?.type).replace('urn:arogyadesk:', '') : 'open';
}
