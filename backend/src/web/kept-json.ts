import { readFile, stat } from 'node:fs/promises';

/** JSON files that are read again when they have changed. */
export class KeptJson {
  private readonly kept = new Map<string, { readonly changed: number; readonly value: unknown }>();

  /** What the file holds; null when there is none, or none that can be read. */
  async read(path: string): Promise<unknown> {
    const found = await stat(path).catch(() => null);
    if (!found) return null;
    const kept = this.kept.get(path);
    if (kept?.changed === found.mtimeMs) return kept.value;
    const value = await readFile(path, 'utf8')
      .then((text) => JSON.parse(text) as unknown)
      .catch(() => null);
    this.kept.set(path, { changed: found.mtimeMs, value });
    return value;
  }
}
