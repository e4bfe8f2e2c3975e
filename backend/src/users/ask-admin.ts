import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { StartFailure } from '../config';
import type { NewAdmin } from './create-admin';

const FLAGS = {
  username: { type: 'string', ask: 'Username' },
  email: { type: 'string', ask: 'Email' },
  'first-name': { type: 'string', ask: 'First name' },
  'last-name': { type: 'string', ask: 'Last name' },
} as const;
type Flag = keyof typeof FLAGS;

interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
}

const USAGE =
  'Usage: npm run admin:create -- --username <name> --email <address> --first-name <name> --last-name <name>; the password is asked for, or read from the standard input. With --recover <name> alone: a new password for that administrator, whose second factor and sessions end.';

function readFlags(args: readonly string[]): Partial<Record<Flag, string>> {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch {
    throw new StartFailure(USAGE);
  }
}

/**
 * Asks at a terminal for what the arguments do not say. The password is never an argument, which other accounts of the
 * machine could read: it is typed without echo, or is the first line of standard input.
 */
export async function askAdmin(args: readonly string[], { input, output }: Terminal): Promise<NewAdmin> {
  const given = readFlags(args);
  const missing = (Object.keys(FLAGS) as Flag[]).filter((flag) => given[flag] === undefined);
  return ask(given, missing, { input, output });
}

/** With `--recover <name>`: which administrator, and their new password. Null without it. */
export async function askRecovery(args: readonly string[], terminal: Terminal): Promise<{ username: string; password: string } | null> {
  if (args[0] !== '--recover') return null;
  const [, username] = args;
  if (!username || args.length > 2) throw new StartFailure(USAGE);
  const { password } = await ask({}, [], terminal);
  return { username, password };
}

async function ask(given: Partial<Record<Flag, string>>, missing: readonly Flag[], { input, output }: Terminal): Promise<NewAdmin> {
  if (missing.length > 0 && !input.isTTY) throw new StartFailure(USAGE);
  const silent = { on: false };
  const echo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!silent.on) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: echo, terminal: input.isTTY === true });
  try {
    const answers: Partial<Record<Flag, string>> = { ...given };
    for (const flag of missing) answers[flag] = (await lines.question(`${FLAGS[flag].ask}: `)).trim();
    if (input.isTTY) output.write('Password (typed unseen): ');
    silent.on = true;
    const { value: password = '' } = (await lines[Symbol.asyncIterator]().next()) as { value?: string };
    silent.on = false;
    if (input.isTTY) output.write('\n');
    return {
      username: answers.username ?? '',
      email: answers.email ?? '',
      firstName: answers['first-name'] ?? '',
      lastName: answers['last-name'] ?? '',
      password,
    };
  } finally {
    lines.close();
  }
}
