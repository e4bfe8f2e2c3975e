import { idIn } from './team';

/** What a browser finds at a server. */
export interface BrowserLook {
  readonly at: number;
  /** Of the micro-frontend that is looked at. */
  readonly id: string;
  /** What was wrong: an answer that was no success, a file that did not come. */
  readonly wrong: readonly string[];
}

interface Remote {
  readonly name: string;
  readonly entry: string;
  readonly nav: readonly object[];
}

interface BuildManifest {
  readonly exposes: readonly {
    readonly assets: { readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] } };
  }[];
}

export type Ask = (path: string) => Promise<{ readonly status: number; readonly text: string }>;

/** Asks a server as a browser with this cookie. */
export const askerAt =
  (origin: string, cookie: string): Ask =>
  async (path) => {
    const answer = await fetch(origin + path, { headers: { cookie } }).catch(() => null);
    return { status: answer?.status ?? 0, text: (await answer?.text().catch(() => '')) ?? '' };
  };

/**
 * Opens a micro-frontend as a browser does: the list of all, its entry, its manifest, and every file that it names. Files that
 * are known to be there are not asked for again.
 */
export async function look(ask: Ask, name: string, known = new Set<string>()): Promise<BrowserLook> {
  const wrong: string[] = [];
  const fetched = async (path: string): Promise<string> => {
    const { status, text } = await ask(path);
    if (status !== 200) wrong.push(`${path} ${status}`);
    return text;
  };
  const list = await fetched('/mfe-manifest.json');
  const remote = wrong.length === 0 ? (JSON.parse(list) as { remotes: Remote[] }).remotes.find((one) => one.name === name) : undefined;
  if (!remote) return { at: performance.now(), id: '', wrong: [...wrong, `${name} is not listed`] };
  if (remote.nav.length === 0) wrong.push('no pages');
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  if (!known.has(folder)) {
    await fetched(remote.entry);
    const manifest = await fetched(`${folder}mf-manifest.json`);
    const { exposes } = JSON.parse(manifest || '{"exposes":[]}') as BuildManifest;
    for (const { assets } of exposes) for (const file of [...assets.js.sync, ...assets.js.async]) await fetched(folder + file);
    if (wrong.length === 0) known.add(folder);
  }
  return { at: performance.now(), id: idIn(remote.entry), wrong };
}
