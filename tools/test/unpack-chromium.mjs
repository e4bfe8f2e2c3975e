import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ROOT } from '../start/aliases.mjs';

const require = createRequire(import.meta.url);

/**
 * The Chromium that npm installed, unpacked once into `.cache`: its path and the environment it needs here. A machine without the
 * NSS libraries or without any font gets those of the package.
 */
export async function unpackChromium() {
  const source = packageFolder();
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const home = join(ROOT, '.cache', `chromium-${version}`);
  if (!existsSync(home)) await unpack(join(source, 'bin'), home);
  const executablePath = join(home, 'chromium');
  return { executablePath, env: { ...libraries(executablePath, home), ...fonts(home) } };
}

function packageFolder() {
  for (let at = dirname(require.resolve('@sparticuz/chromium')); ; at = dirname(at)) {
    const file = join(at, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === '@sparticuz/chromium') return at;
  }
}

async function unpack(bin, home) {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await pipeline(
    createReadStream(join(bin, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
  );
  const tar = createRequire(join(bin, '..', 'package.json'))('tar-fs');
  for (const name of ['al2023', 'fonts']) {
    await pipeline(createReadStream(join(bin, `${name}.tar.br`)), createBrotliDecompress(), tar.extract(draft));
  }
  try {
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

function libraries(executablePath, home) {
  const missing = /not found/.test(spawnSync('ldd', [executablePath], { encoding: 'utf8' }).stdout ?? 'not found');
  if (!missing) return {};
  return { LD_LIBRARY_PATH: [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
}

function fonts(home) {
  const folder = '/usr/share/fonts';
  const has = existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /\.(ttf|otf|ttc)$/i.test(name));
  return has ? {} : { FONTCONFIG_PATH: join(home, 'fonts') };
}
