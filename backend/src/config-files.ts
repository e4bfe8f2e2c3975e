import { readFileSync } from 'node:fs';
import { VARIABLES } from './config-variables';

type Env = Readonly<Record<string, string | undefined>>;

export interface ConfigValues {
  /** Each variable with the value it was given, be it in a file. */
  readonly values: Env;
  /** A sentence for each that was given twice, or whose file cannot be read. */
  readonly faults: readonly string[];
  /** The variables that the faults are about. */
  readonly unread: readonly string[];
}

/** The content of a file without the line's end that editors leave; the reason, such as ENOENT, when it cannot be read. */
function contentOf(path: string): { readonly content: string } | { readonly reason: string } {
  try {
    return { content: readFileSync(path, 'utf8').trimEnd() };
  } catch (error) {
    return { reason: (error as NodeJS.ErrnoException).code ?? 'no text' };
  }
}

/** Any variable X of the configuration may be given as X_FILE, the name of a file that holds its value: a secret of Docker or systemd. */
export function fromFiles(env: Env): ConfigValues {
  const values: Record<string, string | undefined> = { ...env };
  const [faults, unread]: [string[], string[]] = [[], []];
  for (const name of Object.keys(VARIABLES)) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    const read = contentOf(path);
    if (env[name] || 'reason' in read) unread.push(name);
    if (env[name]) faults.push(`${name} and ${name}_FILE are both set. Remove one of them and start again.`);
    else if ('reason' in read) faults.push(`${name}_FILE names a file that cannot be read (${read.reason}). Correct it and start again.`);
    else values[name] = read.content;
  }
  return { values, faults, unread };
}
