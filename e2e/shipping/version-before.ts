import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../how-to/copy';
import { newDataDir, ROOT } from '../product';

/** The last commit with the schema of the kept dump in releases/0.1.0-28: the next one begins migration 30, and then comes 29. */
export const BEFORE: { readonly commit: string; readonly schema: number } = {
  commit: '19b7f8ff3346a1bbdf239c3bbb35ee1fbcc81dff',
  schema: 28,
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
  await run(root, 'cp', ['-al', 'node_modules', folder]);
  await run(join(folder, 'backend'), process.execPath, ['../node_modules/webpack/bin/webpack.js', '-c', 'webpack.config.cjs']);
  return folder;
}
