import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';

/** Of a build, what no browser asks for. */
const LEFT_OUT = /(^|\/)mf-stats\.json$|\.map$|\.LICENSE\.txt$/;
const SERVER = /^server\//;

const jsonOf = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What the working copy was built from; null outside of git, or with changes that are in no commit. */
function commitOf(name) {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain', '--', name, 'libs') === '' ? git('rev-parse', '--short=10', 'HEAD') : null;
  } catch {
    return null;
  }
}

/**
 * A built folder as a release: `note` is what is published, `contents` the bytes of each file by their SHA-256.
 * The version is the one of the micro-frontend's package.json; what it needs of the shell and of the
 * server are the platform and the API that it was built with.
 */
export function packed(name, folder = join(ROOT, 'dist', name)) {
  if (!existsSync(join(folder, 'mf-manifest.json'))) throw new Failure(`${name} is not built: there is no mf-manifest.json in its folder.`);
  const contents = new Map();
  const files = readdirSync(folder, { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => statSync(join(folder, path)).isFile() && !LEFT_OUT.test(path))
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      contents.set(sha256, bytes);
      return { path, size: bytes.length, sha256 };
    });
  if (files.some(({ path }) => SERVER.test(path)))
    throw new Failure(`${name} has code that runs on the server: it comes with the installation, not by ship.`);
  const { version } = jsonOf(join(ROOT, name, 'package.json'));
  const platform = `^${jsonOf(join(ROOT, 'libs/platform/package.json')).runtimeVersion}`;
  const api = jsonOf(join(ROOT, 'openapi.json')).info.version;
  return { note: { name, version, commit: commitOf(name), platform, api, files }, contents };
}
