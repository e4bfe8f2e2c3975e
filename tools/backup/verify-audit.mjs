import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { dataFolder, withStored } from '../postgres/stored.mjs';
import { readOrCreateSecret } from '../postgres/password.mjs';

/** `npm run audit:verify [-- --head <hash>]`: checks the chain of the audit log without the server, which may run meanwhile. */
export async function verifyAudit(args) {
  await ensureBuilt();
  const { status } = await withStored((url) =>
    spawnSync(process.execPath, [join(ROOT, 'dist/backend/audit-verify.js'), ...args], {
      env: { ...process.env, DATABASE_URL: url, ...secret() },
      stdio: 'inherit',
    }),
  );
  process.exitCode = status ?? 1;
}

/** Our own database is sealed with the secret of its folder (tools/start/main.mjs). */
const secret = () =>
  process.env.SESSION_SECRET || process.env.DATABASE_URL
    ? {}
    : { SESSION_SECRET: readOrCreateSecret(join(dataFolder(), 'session-secret')) };
