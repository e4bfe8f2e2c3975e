import { isMfe, type Mfe } from '@arogya/platform';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { fetchManifest, type RemoteEntry } from './manifest';
import { entryOf, isOnTrial, keepEntries } from './own-entries';
import { reportFailure, reportOpened } from './reports';

/** A remote that has not answered after this time counts as down. */
const ANSWER_MS = 8000;

/** A micro-frontend that cannot be loaded; the others are not affected. */
export class RemoteDown extends Error {
  constructor(
    readonly remote: string,
    reason: unknown,
  ) {
    super(`${remote} does not answer: ${reason instanceof Error ? reason.message : String(reason)}`);
    this.name = 'RemoteDown';
  }
}

/** It is no fault of a file: it takes too long to come. */
class Late extends Error {}

const loaded = new Map<string, Promise<Mfe>>();
/** Those that are to be asked for anew: they may have been shipped again since. */
const stale = new Set<string>();

/** The name of a remote's container and of its chunk array, without dashes. */
const identifier = (name: string): string => name.replaceAll('-', '_');

export function registerAll(remotes: readonly RemoteEntry[]): void {
  keepEntries(remotes);
  registerRemotes(remotes.map(({ name, entry }) => ({ name: identifier(name), alias: name, entry })));
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Late(`no answer within ${ANSWER_MS} ms`)), ANSWER_MS));
}

/** Registers a remote again, as it is deployed now. */
async function refresh(name: string): Promise<void> {
  const { remotes } = await fetchManifest();
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error('it is not deployed any more');
  keepEntries([remote]);
  // Otherwise the new container would take the old chunks from this array: the same ids, the broken code.
  Reflect.deleteProperty(globalThis, `webpackChunk${identifier(name)}`);
  registerRemotes([{ name: identifier(name), alias: name, entry: `${remote.entry}?t=${Date.now()}` }], { force: true });
  stale.delete(name);
}

async function load(name: string): Promise<Mfe> {
  try {
    if (stale.has(name)) await refresh(name);
    if (isOnTrial(name)) reportOpened(name, entryOf(name));
    const found = await Promise.race([loadRemote<{ default: unknown }>(`${identifier(name)}/mfe`), late()]);
    if (!isMfe(found?.default)) throw new Error('it keeps another contract');
    found.default.setup?.();
    return found.default;
  } catch (error) {
    reportFailure({ name, entry: entryOf(name), kind: error instanceof Late ? 'slow' : 'load', error });
    throw new RemoteDown(name, error);
  }
}

/** The same promise for each call, as React's `use` needs it; a new one after `retryRemote`. */
export function getRemote(name: string): Promise<Mfe> {
  const earlier = loaded.get(name);
  if (earlier) return earlier;
  const promise = load(name);
  promise.catch(() => undefined);
  loaded.set(name, promise);
  return promise;
}

/** Forgets what was loaded of a remote, so that the next `getRemote` fetches it again. */
export function retryRemote(name: string): void {
  loaded.delete(name);
  stale.add(name);
}
