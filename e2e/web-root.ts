import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './how-to/copy';
import { newDataDir, ROOT } from './product';

/** A copy of what is deployed, of which a test may switch off, rebuild and replace parts. */
export class WebRoot {
  readonly path = join(newDataDir(), 'dist');

  constructor() {
    cpSync(join(ROOT, 'dist'), this.path, { recursive: true, filter: (source) => !source.startsWith(join(ROOT, 'dist/backend')) });
  }

  switchOff(mfe: string): void {
    writeFileSync(join(this.path, `${mfe}.off`), '');
  }

  switchOn(mfe: string): void {
    rmSync(join(this.path, `${mfe}.off`));
  }

  /** What everything in it consists of, byte by byte. */
  fingerprint(): string {
    const hash = createHash('sha256');
    const files = readdirSync(this.path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => statSync(join(this.path, name)).isFile())) {
      hash.update(`${file}\n`).update(readFileSync(join(this.path, file)));
    }
    return hash.digest('hex');
  }
}

export type Edit = (source: string) => string;

/**
 * Builds a micro-frontend alone, with webpack and its own configuration, from a copy of its folder in which some files read
 * otherwise. Answers the folder with what was built.
 */
export async function buildAlone(mfe: string, edits: Readonly<Record<string, Edit>>): Promise<string> {
  const folder = join(newDataDir(), mfe);
  cpSync(join(ROOT, mfe, 'src'), join(folder, 'src'), { recursive: true, filter: (source) => !source.includes('.spec.') });
  for (const [file, edit] of Object.entries(edits)) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`${mfe}/${file} does not read as this test expects.`);
    writeFileSync(join(folder, file), after);
  }
  const built = join(folder, 'built');
  mkdirSync(built);
  writeFileSync(join(folder, 'webpack.config.cjs'), configuration(mfe, built));
  await run(ROOT, process.execPath, ['tools/build/webpack-build.cjs', folder]);
  return built;
}

/** A copy of a built micro-frontend whose pages come empty. Answers its folder. */
export function breakPages(built: string): string {
  const broken = join(newDataDir(), 'broken');
  cpSync(built, broken, { recursive: true });
  for (const file of readdirSync(broken).filter((name) => name.startsWith('page-'))) {
    if (file.endsWith('.js')) writeFileSync(join(broken, file), '/* nothing */');
    else if (/\.(br|gz)$/u.test(file)) rmSync(join(broken, file));
  }
  return broken;
}

/** The preset's own configuration, but for where it writes, for the cache, which belongs to the real build, and for the time that making it small takes. */
const configuration = (mfe: string, built: string): string => `
const { mfe } = require(${JSON.stringify(join(ROOT, 'tools/build/webpack-mfe.cjs'))});
const configure = mfe({ name: ${JSON.stringify(mfe)}, root: __dirname });
module.exports = (env, argv) => {
  const config = configure(env, argv);
  return { ...config, cache: false, optimization: { ...config.optimization, minimize: false }, output: { ...config.output, path: ${JSON.stringify(built)} } };
};
`;
