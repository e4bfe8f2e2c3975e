import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FORMATTER = fileURLToPath(new URL('../../node_modules/oxfmt/bin/oxfmt', import.meta.url));
/** What the formatter reads, of all that is here. */
const FORMATTED = /\.(?:[cm]?[jt]sx?|json|css|html|ya?ml)$/u;

/** Before a commit: formats what is staged, and the file beside it unless it has been changed further. */
const git = (args, input) => execFileSync('git', args, { input, encoding: 'utf8', maxBuffer: 1e9 });

const staged = git(['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']).split('\0').filter(Boolean);

/** As the formatter writes it; what it is to leave alone comes back as it was. */
function formattedAs(path, text) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FORMATTER, `--stdin-filepath=${path}`], {
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

function formatStaged(path) {
  const text = git(['show', `:${path}`]);
  const formatted = formattedAs(path, text);
  if (formatted === text) return;
  const blob = git(['hash-object', '-w', '--stdin', `--path=${path}`], formatted).trim();
  const [mode] = git(['ls-files', '--stage', '--', path]).split(' ');
  git(['update-index', '--cacheinfo', `${mode},${blob},${path}`]);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) writeFileSync(path, formatted);
  console.log(`formatted: ${path}`);
}

for (const path of staged.filter((one) => FORMATTED.test(one))) {
  try {
    formatStaged(path);
  } catch (error) {
    console.error(`${path} cannot be formatted: ${error.message}`);
    process.exitCode = 1;
  }
}
