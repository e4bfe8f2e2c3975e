import { spawn } from 'node:child_process';

/** Starts one of PostgreSQL's programs, or age; `done` refuses with what it said when it does not end well. */
export function run(program, args, { env = {}, stdio }) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: [...stdio, 'pipe'] });
  let said = '';
  child.stderr.on('data', (part) => (said = `${said}${part}`.slice(-2000)));
  const done = new Promise((end, refuse) => {
    child.once('error', (error) => refuse(new Error(`${program} could not be started (${error.code}): is it installed?`)));
    child.once('close', (code, signal) =>
      code === 0 ? end() : refuse(new Error(`${program} ended with ${signal ?? code}: ${said.trim()}`)),
    );
  });
  done.catch(() => child.kill());
  return { child, done };
}

/** What one program writes the next one reads. One that ends early says why itself. */
export function passOn(from, to) {
  to.child.stdin.on('error', () => from.child.kill());
  from.child.stdout.pipe(to.child.stdin);
}
