import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { projectsIn } from '../build/projects.mjs';
import { smoke } from './running-server.mjs';

/** What deploy/Dockerfile installs for the server. */
export const INSTALL = 'npm ci --omit=dev --workspace=backend --ignore-scripts --no-audit --no-fund';
/** Loaded at run time by name, which no import shows: without it the start must fail, or this proves nothing. */
const BY_NAME = 'node_modules/@fastify/static';

const PACKAGE_FILES = ['package.json', 'package-lock.json', '.npmrc', ...projectsIn(ROOT).map(({ folder }) => `${folder}/package.json`)];

function copyTo(folder, paths) {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
}

const works = (folder) =>
  smoke(folder).then(
    (found) => found,
    (error) => (error instanceof Failure ? null : Promise.reject(error)),
  );

/** Installs what backend/package.json names in a folder outside, puts what is built beside it, and starts the server there. */
export async function provePruned() {
  const folder = mkdtempSync(join(tmpdir(), 'arogyadesk-pruned-'));
  try {
    copyTo(folder, PACKAGE_FILES);
    const [npm, ...args] = INSTALL.split(' ');
    const { code, out } = await runChild(npm, args, { cwd: folder });
    if (code !== 0) throw new Failure(`npm ci failed: ${out}`);
    rmSync(join(folder, 'node_modules/typescript'), { recursive: true, force: true });
    copyTo(folder, ['dist/backend', 'deploy']);
    console.log(`✓ with the server's packages alone: ${await smoke(folder)}`);
    rmSync(join(folder, BY_NAME), { recursive: true });
    if (await works(folder)) throw new Failure(`The server starts without ${BY_NAME}: this proof looks in the wrong folder.`);
    console.log(`✓ control: without ${BY_NAME} it does not start`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
