/** The rest of a spec file runs as in a browser of this zone; the environment goes back to its own at the end of the file. */
export function standInZone(zone: string): void {
  (globalThis as unknown as { standInZone: (zone: string) => void }).standInZone(zone);
}
