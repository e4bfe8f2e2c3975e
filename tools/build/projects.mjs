import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The folders under `root` that match a pattern of `workspaces`: 'backend', 'mfe-*' or 'libs/*'. */
function foldersOf(root, pattern) {
  const star = pattern.indexOf('*');
  if (star < 0) return [pattern];
  const [parent, prefix] = /^(?:(.*)\/)?([^/]*)\*$/u.exec(pattern).slice(1);
  const found = readdirSync(join(root, parent ?? '.'), { withFileTypes: true });
  return found
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => (parent ? `${parent}/${name}` : name))
    .sort();
}

/**
 * The projects of the workspace under `root`, from `workspaces` in its package.json. A folder that matches a pattern is
 * built, linted, tested and federated, and no other file has to know it.
 */
export function projectsIn(root) {
  return json(join(root, 'package.json'))
    .workspaces.flatMap((pattern) => foldersOf(root, pattern))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, isBuilt: existsSync(join(root, folder, 'webpack.config.cjs')) }));
}

const projects = projectsIn(ROOT);
const folders = projects.map(({ folder }) => folder);

/** The projects that `npm start` needs in dist/, each in a folder of its name. */
export const BUILT = projects.filter(({ isBuilt }) => isBuilt).map(({ folder }) => folder);

/** The micro-frontends: one per role, and the booking page. */
export const MICRO_FRONTENDS = folders.filter((folder) => folder.startsWith('mfe-'));

/** The projects whose code runs in a browser, except libs/domain, which both ends use. */
export const WEB = folders.filter((folder) => folder === 'shell' || folder.startsWith('mfe-') || /^libs\/(?!domain$)/u.test(folder));

/** The folders at the root that hold our code: 'libs' stands for all of its projects. */
export const ROOTS = [...new Set(folders.map((folder) => folder.split('/')[0]))];
