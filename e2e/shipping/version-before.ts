import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../how-to/copy';
import { newDataDir, ROOT } from '../product';

/** A commit with the tables of the kept dump in releases/0.1.0-1, built as a version that is lower than every released one. */
export const BEFORE: { readonly commit: string; readonly version: string } = {
  commit: '35bccfbc314ee293978538bb83ed839e64288ee5',
  version: '0.0.9',
};

/** Builds the server of the version before from the history, with the packages of this repository; answers its folder. */
export async function buildBefore({ root = ROOT, commit = BEFORE.commit } = {}): Promise<string> {
  await run(root, 'git', ['cat-file', '-e', `${commit}^{commit}`]).catch((error: unknown) => {
    throw new Error(
      `The version before (${commit.slice(0, 10)}) is not in the history of this clone: fetch all of it (git fetch --unshallow).`,
      { cause: error },
    );
  });
  const folder = join(newDataDir(), 'before');
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  await run(root, 'git', ['archive', `--output=${archive}`, commit]);
  await run(folder, 'tar', ['-xf', archive]);
  const manifest = join(folder, 'backend/package.json');
  const said = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  writeFileSync(manifest, JSON.stringify({ ...said, version: BEFORE.version }));
  await run(root, 'cp', ['-al', 'node_modules', folder]);
  await run(join(folder, 'backend'), process.execPath, ['../node_modules/webpack/bin/webpack.js', '-c', 'webpack.config.cjs']);
  return folder;
}
