import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { withStored } from '../postgres/stored.mjs';

/** `npm run admin:create`: makes an administrator in the stored data, whether the product runs or not. */
export async function createAdmin(args) {
  await ensureBuilt();
  const { status } = await withStored((url) =>
    spawnSync(process.execPath, [join(ROOT, 'dist/backend/admin-create.js'), ...args], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    }),
  );
  process.exitCode = status ?? 1;
}
