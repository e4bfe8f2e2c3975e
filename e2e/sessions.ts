import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '@playwright/test';
import type { DemoRole } from '../tools/test/sign-in.mjs';

export type { DemoRole };

export const ROLES = ['admin', 'agent', 'doctor', 'hospital'] as const satisfies readonly DemoRole[];

type StorageState = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>;

/** Signs in as the demo account of a role; answers what a browser that is signed in keeps. */
export async function signIn(origin: string, username: DemoRole, path?: string): Promise<StorageState> {
  const context = await request.newContext({ baseURL: origin });
  const answer = await context.post('/api/auth/login', { data: { username, password: 'demo1234' } });
  if (!answer.ok()) throw new Error(`Signing in as ${username} answered ${answer.status()}.`);
  const state = await context.storageState({ path });
  await context.dispose();
  return state;
}

/** What a browser with this session sends as its cookies. */
export const cookieOf = ({ cookies }: Pick<StorageState, 'cookies'>): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** The file with the session of a role on the shared product: a sign-in costs the server on purpose, so all tests use one. */
export const sessionFile = (role: DemoRole, folder = process.env.E2E_SESSIONS ?? ''): string => join(folder, `${role}.json`);

export const sessionOf = (role: DemoRole): StorageState => JSON.parse(readFileSync(sessionFile(role), 'utf8')) as StorageState;
