import { request } from 'node:http';
import { CALLERS, type Caller as CallerName, type Role } from '@arogya/domain/access';
import type { Caller } from '@arogya/backend/testing/caller';
import { integrationKey, program } from '@arogya/backend/testing/integration-key';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Clinic } from './clinics';
import { nameOf, operationsOf, readContract, readPermissions, type Operation } from './contract';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** These end sessions of whoever calls them. */
const endsSession = ({ path, method }: Operation): boolean => path.startsWith('auth/') && method !== 'GET';

export interface Cells {
  readonly cells: number;
  readonly wrong: readonly string[];
}

type CallerOfCell = Pick<Caller, 'send'>;
/** A role, an integration, or an agent of the hospital, who may call what agents may. */
type Who = Role | 'anonymous' | 'integration' | 'agent of a hospital';
type Letter = string | undefined;

/** Every operation of openapi.json as everybody, held against the letters of docs/access.md; `part` narrows it to paths that begin so. */
export async function wrongCells(app: TestApp, clinic: Clinic, part = ''): Promise<Cells> {
  const permissions = readPermissions();
  const operations = operationsOf(readContract()).filter(({ path }) => path.startsWith(part));
  const byKey: CallerOfCell = { send: program(app.visitor(), await integrationKey(app)) };
  const statusAs = async (who: Who, operation: Operation): Promise<number> => {
    if (who === 'integration') return statusOf(byKey, operation);
    const caller = await callerOf(app, clinic, who, operation);
    return operation.path === 'events' ? statusOfStream(app.port, caller) : statusOf(caller, operation);
  };
  const wrong: string[] = [];
  let cells = 0;
  for (const operation of operations) {
    for (const who of ['anonymous', ...CALLERS, 'agent of a hospital'] as const) {
      const status = await statusAs(who, operation);
      const letters = permissions.get(nameOf(operation)) ?? [];
      const letter = who === 'anonymous' ? (letters[0] === 'P' ? 'P' : undefined) : letters[CALLERS.indexOf(roleOf(who))];
      cells += 1;
      if (!isRight(status, letter, who, operation))
        wrong.push(`${nameOf(operation)} as ${who} → ${status}, the permissions say ${letter ?? '-'}`);
    }
  }
  return { cells, wrong };
}

const roleOf = <Name extends CallerName>(who: Name | 'agent of a hospital'): Name | 'agent' =>
  who === 'agent of a hospital' ? 'agent' : who;

async function callerOf(
  app: TestApp,
  { staff, boundAgent, ids }: Clinic,
  who: Exclude<Who, 'integration'>,
  operation: Operation,
): Promise<Caller> {
  if (who === 'anonymous') return app.visitor();
  const isBound = who === 'agent of a hospital';
  if (endsSession(operation)) return app.as(roleOf(who), isBound ? { hospital_id: ids.hospital } : {});
  return isBound ? boundAgent : staff[who];
}

function isRight(status: number, letter: Letter, who: Who, { path }: Operation): boolean {
  if (letter === undefined || letter === '-') return status === (who === 'anonymous' ? 401 : 403);
  if (status >= 500 || status === 403 || status === 429) return false;
  return status !== 401 || path === 'auth/login';
}

async function statusOf(who: CallerOfCell, operation: Operation): Promise<number> {
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
