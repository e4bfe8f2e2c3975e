import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newDataDir, ROOT } from '../product';
import { blocksOf, type Block } from './blocks';
import { Checks } from './checks';

const linesOf = (said: string): string[] => said.split('\n').filter(Boolean);

/** A copy of the repository, in which how-tos are followed as by somebody who begins today. */
export class Copy {
  /** What the pages check at their ends; it is run once for all of them. */
  readonly checks = new Checks();

  private constructor(readonly root: string) {}

  /** The files that git knows, with the packages and the caches of the repository: as hard links, so that they cost nothing. */
  static async of(root = ROOT, packages = true): Promise<Copy> {
    const copy = new Copy(join(newDataDir(), 'repository'));
    mkdirSync(copy.root);
    const listed = await run(root, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
      cpSync(join(root, file), join(copy.root, file));
    }
    if (packages) await run(root, 'cp', ['-al', 'node_modules', copy.root]);
    await run(copy.root, 'git', ['init', '--quiet']);
    await run(copy.root, 'git', ['add', '--all']);
    return copy;
  }

  /** Follows the blocks of a page; answers the files that they have changed. */
  async follow(page: string, isPart: (part: string) => boolean = () => true): Promise<string[]> {
    const before = new Map((await this.changed()).map((file) => [file, this.read(file)]));
    for (const block of blocksOf(page, this.read(page)).filter(({ part }) => isPart(part))) await this.followBlock(block);
    return (await this.changed()).filter((file) => before.get(file) !== this.read(file));
  }

  private async followBlock({ kind, place, file, text }: Block): Promise<void> {
    try {
      if (kind === 'file') this.write(file, text);
      else if (kind === 'patch') await run(this.root, 'git', ['apply', '-'], text);
      else for (const command of linesOf(text)) await this.command(command);
    } catch (error) {
      throw new Error(`${place} cannot be followed: ${(error as Error).message}`, { cause: error });
    }
  }

  /** What writes is run at once, what checks at the end. */
  private async command(line: string): Promise<void> {
    if (/^npm (?:run new -- |install --package-lock-only$)/u.test(line)) await run(this.root, 'sh', ['-c', line]);
    else if (!this.checks.take(line)) throw new Error(`this test does not know the command ${line}`);
  }

  /** The files that are not as in the repository. */
  async changed(): Promise<string[]> {
    const known = await run(this.root, 'git', ['diff', '--name-only']);
    const added = await run(this.root, 'git', ['ls-files', '--others', '--exclude-standard']);
    return [...linesOf(known), ...linesOf(added)].sort();
  }

  read(file: string): string {
    const path = join(this.root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  private write(file: string, text: string): void {
    const path = join(this.root, file);
    if (existsSync(path)) throw new Error(`${file} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Runs a program and answers what it printed; throws with all of it when it fails. */
export function run(cwd: string, program: string, args: readonly string[], input?: string): Promise<string> {
  const child = spawn(program, args, { cwd, env: { ...process.env, NODE_OPTIONS: '', npm_config_offline: 'true', NX_DAEMON: 'false' } });
  let [said, out] = ['', ''];
  child.stdout.on('data', (part: Buffer) => ((out += part.toString()), (said += part.toString())));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  child.stdin.end(input);
  return new Promise((done, refuse) => {
    child.once('error', refuse);
    child.once('close', (code) =>
      code === 0 ? done(out) : refuse(new Error(`${program} ${args.join(' ')} ended with ${String(code)}:\n${said.trim()}`)),
    );
  });
}
