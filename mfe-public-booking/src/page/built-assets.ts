import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from './html';

/** As webpack.page.config.cjs writes it. */
export interface BuiltAssets extends Pick<Assets, 'words'> {
  readonly pages: Readonly<Record<'booking' | 'appointment', Pick<Assets, 'scripts' | 'styles'>>>;
}

let known: BuiltAssets | undefined;

/** The files of a page's build for the browser, whose names contain their hash; in the folder beside the server's bundle. */
export function builtAssets(page: keyof BuiltAssets['pages']): Assets {
  known ??= JSON.parse(readFileSync(join(__dirname, '../page/assets.json'), 'utf8')) as BuiltAssets;
  return { ...known.pages[page], words: known.words };
}
