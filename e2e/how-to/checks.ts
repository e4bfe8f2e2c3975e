/** Commands of the how-tos that check something, each with what it is to check. */
const COMMANDS = {
  languages: /^npm run languages$/u,
  generate: /^npm run generate$/u,
  specs: /^npm run specs -- "?([^"]+)"?$/u,
  rules: /^npx oxlint (\S+)$/u,
  builds: /^npx nx build (\S+)$/u,
} as const;
type Check = keyof typeof COMMANDS;

/** What several how-tos check at their ends, to be run once: a start of Jest or of the compiler costs as much as what it checks. */
export class Checks {
  private readonly taken = new Map<Check, Set<string>>();

  /** Notes a command; false when it is none of these. */
  take(line: string): boolean {
    for (const [name, pattern] of Object.entries(COMMANDS) as [Check, RegExp][]) {
      const found = pattern.exec(line);
      if (!found) continue;
      this.taken.set(name, this.of(name).add(found[1] ?? ''));
      return true;
    }
    return false;
  }

  /** What the commands of this kind named. */
  of(name: Check): Set<string> {
    return this.taken.get(name) ?? new Set();
  }
}
