import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** Before a commit: formats what is staged, and the file beside it unless it has been changed further. */
const git = (args, input) => execFileSync('git', args, { input, encoding: 'utf8', maxBuffer: 1e9 });

const staged = git(['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']).split('\0').filter(Boolean);

async function formatStaged(path) {
  const { ignored, inferredParser } = await getFileInfo(path, { ignorePath: '.prettierignore' });
  if (ignored || !inferredParser) return;
  const text = git(['show', `:${path}`]);
  const formatted = await format(text, { ...(await resolveConfig(path)), filepath: path });
  if (formatted === text) return;
  const blob = git(['hash-object', '-w', '--stdin', `--path=${path}`], formatted).trim();
  const [mode] = git(['ls-files', '--stage', '--', path]).split(' ');
  git(['update-index', '--cacheinfo', `${mode},${blob},${path}`]);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) writeFileSync(path, formatted);
  console.log(`formatted: ${path}`);
}

for (const path of staged) {
  await formatStaged(path).catch((error) => {
    console.error(`${path} cannot be formatted: ${error.message}`);
    process.exitCode = 1;
  });
}
