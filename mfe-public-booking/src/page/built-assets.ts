import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from './document';

let known: Assets | undefined;

/** The files of the browser's build, whose names carry their hash. It lies in the folder beside the server's bundle. */
export function builtAssets(): Assets {
  known ??= JSON.parse(readFileSync(join(__dirname, '../page/assets.json'), 'utf8')) as Assets;
  return known;
}
