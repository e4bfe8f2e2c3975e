import { ensureBuilt } from '../tools/build/build.mjs';
import { newDataDir, startProduct, stopAll } from './product';
import { ROLES, sessionFile, signIn } from './sessions';

/** Starts the product that all tests share, unless `E2E_ORIGIN` names one that runs, and signs each account in. Answers its end. */
export default async function setUp(): Promise<() => Promise<void>> {
  // Playwright ends a run in order at a Ctrl-C only.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.kill(process.pid, 'SIGINT'));
  // Once: the products of tests run side by side on what is built.
  await ensureBuilt();
  process.env.AS_BUILT = '1';
  process.env.E2E_ORIGIN ||= (await startProduct()).origin;
  const [origin, sessions] = [process.env.E2E_ORIGIN, newDataDir()];
  process.env.E2E_SESSIONS = sessions;
  await Promise.all(ROLES.map((role) => signIn(origin, role, sessionFile(role, sessions))));
  return stopAll;
}
