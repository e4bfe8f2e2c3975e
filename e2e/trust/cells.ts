import { request } from 'node:http';
import { CALLERS, type Caller as Role } from '@arogya/domain/access';
import type { Caller } from '@arogya/backend/testing/caller';
import { integrationKey, program } from '@arogya/backend/testing/integration-key';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Staff } from './clinics';
import { nameOf, operationsOf, readContract, readPermissions, type Operation } from './contract';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** These end sessions of whoever calls them. */
const endsSession = ({ path, method }: Operation): boolean => path.startsWith('auth/') && method !== 'GET';

export interface Cells {
  readonly cells: number;
  readonly wrong: readonly string[];
}

type Asking = Pick<Caller, 'send'>;
type Who = Role | 'anonymous';
type Letter = string | undefined;

/** Every operation of openapi.json as everybody, held against the letters of docs/access.md; `part` narrows it to paths that begin so. */
export async function wrongCells(app: TestApp, staff: Staff, part = ''): Promise<Cells> {
  const permissions = readPermissions();
  const operations = operationsOf(readContract()).filter(({ path }) => path.startsWith(part));
  const byKey: Asking = { send: program(app.visitor(), await integrationKey(app)) };
  const statusAs = async (who: Who, operation: Operation): Promise<number> => {
    if (who === 'integration') return statusOf(byKey, operation);
    const caller = who === 'anonymous' ? app.visitor() : endsSession(operation) ? await app.as(who) : staff[who];
    return operation.path === 'events' ? statusOfStream(app.port, caller) : statusOf(caller, operation);
  };
  const wrong: string[] = [];
  let cells = 0;
  for (const operation of operations) {
    for (const who of ['anonymous', ...CALLERS] as const) {
      const status = await statusAs(who, operation);
      const letters = permissions.get(nameOf(operation)) ?? [];
      const letter = who === 'anonymous' ? (letters[0] === 'P' ? 'P' : undefined) : letters[CALLERS.indexOf(who)];
      cells += 1;
      if (!isRight(status, letter, who, operation))
        wrong.push(`${nameOf(operation)} as ${who} → ${status}, the permissions say ${letter ?? '-'}`);
    }
  }
  return { cells, wrong };
}

function isRight(status: number, letter: Letter, who: Who, { path }: Operation): boolean {
  if (letter === undefined || letter === '-') return status === (who === 'anonymous' ? 401 : 403);
  if (status >= 500 || status === 403 || status === 429) return false;
  return status !== 401 || path === 'auth/login';
}

async function statusOf(who: Asking, operation: Operation): Promise<number> {
  const path = operation.path.replace(/\{\w+\}/gu, NOBODY);
  return (await who.send(operation.method, path, operation.method === 'POST' || operation.method === 'PUT' ? {} : undefined)).status;
}

/** A stream stays open: its status is all that is waited for. */
function statusOfStream(port: number, who: Caller): Promise<number> {
  const headers = { cookie: `__Host-sid=${who.cookie('__Host-sid') ?? ''}`, 'sec-fetch-site': 'same-origin' };
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.on('error', () => undefined);
      answer.destroy();
    });
    call.on('error', reject);
    call.end();
  });
}
