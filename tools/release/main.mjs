import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { MICRO_FRONTENDS } from '../build/projects.mjs';
import { notesOf, released } from './changelog.mjs';
import { keepDatabase } from './dump.mjs';
import { ofTag, productOrPart, refuseLower } from './versions.mjs';

const text = (root, path) => readFileSync(join(root, path), 'utf8');

const today = () => new Date().toISOString().slice(0, 10);

/** A product that has its changelog in the folder `root`, and git there; `keep` writes what the release keeps of its database. */
export async function release(args, { root = ROOT, day = today(), names = MICRO_FRONTENDS, keep = keepDatabase } = {}) {
  const [version] = args.slice(-1);
  const part = productOrPart(args.length > 1 ? args[0] : '');
  if (part.folder && !names.includes(part.folder)) throw new Failure(`There is no micro-frontend ${part.folder}.`);
  const git = async (...words) => {
    const { code, out, stdout } = await runChild('git', words, { cwd: root });
    if (code !== 0) throw new Failure(out);
    return stdout.trim();
  };
  if (await git('status', '--porcelain')) throw new Failure('Commit or put away what you have changed, then release.');
  const before = JSON.parse(text(root, join(part.folder, 'package.json'))).version;
  refuseLower(version, before, (await git('tag', '--list', part.tagOf('*'))) === '');
  if (!existsSync(join(root, part.changelog))) throw new Failure(`Write ${part.changelog} first, with what has changed for whom.`);
  const changelog = released(text(root, part.changelog), { version, day, forOperators: part.folder === '' });
  if (!part.folder) await keep(version);
  writeFileSync(join(root, part.changelog), changelog);
  writeVersion(root, part.folder, version);
  await git('add', '--all');
  await git('commit', '--no-verify', '--message', `chore(release): ${part.name} ${version}`);
  await git('tag', '--annotate', part.tagOf(version), '--message', `${part.name} ${version}`);
  console.log(`${part.name} ${version} is committed and tagged. Look at it, then: git push --follow-tags`);
}

/** In package.json and in the lock, where nothing else changes. */
function writeVersion(root, folder, version) {
  const path = join(folder, 'package.json');
  writeFileSync(join(root, path), text(root, path).replace(/("version": )"[^"]+"/u, `$1"${version}"`));
  const lock = JSON.parse(text(root, 'package-lock.json'));
  lock.packages[folder].version = version;
  if (!folder) lock.version = version;
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** Prints what the changelog says of a tag, for the page of the release. */
export function printNotes([tag]) {
  const { name, version } = ofTag(tag);
  const { changelog } = productOrPart(name);
  console.log(notesOf(text(ROOT, changelog), version));
}
