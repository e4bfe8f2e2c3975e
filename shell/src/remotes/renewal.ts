import { fetchManifest } from './manifest';
import { entryOf } from './own-entries';

/** The address of a micro-frontend as a reload would bring it; null when this tab has it already, or nothing is known. */
export async function newerEntry(name: string): Promise<string | null> {
  const { remotes } = await fetchManifest();
  const now = remotes.find((one) => one.name === name)?.entry;
  return now === undefined || now === entryOf(name) ? null : now;
}

const isFilling = (): boolean => document.querySelector('[role="dialog"] :is(input, textarea)') !== null;

/** So that a test can see it. */
export const tab = { reload: (): void => location.reload() };

/**
 * Reloads the tab for an address, unless somebody is typing: a build has replaced the files that it has. Once only, or a
 * release that is itself broken would reload for ever. Answers whether it did.
 */
export function reloadOnce(name: string, entry: string): boolean {
  const key = `ad-reloaded ${name}`;
  if (isFilling() || sessionStorage.getItem(key) === entry) return false;
  sessionStorage.setItem(key, entry);
  tab.reload();
  return true;
}
