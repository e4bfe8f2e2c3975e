import { readdirSync, writeFileSync } from 'node:fs';
import { closeBrowser, OneWalk, walks } from './walk';
import { stopAll } from './product';

/** Runs the walks whose file name contains one of the arguments, or all; `WALKS_RESULT` names a file for the counts. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.walk.ts'));
  for (const file of files.sort()) {
    if (wanted.length === 0 || wanted.some((part) => file.includes(part))) await import(`./${file}`);
  }
  let failed = 0;
  for (const [index, { title, way, minutes }] of walks.entries()) {
    if (!(await passes(`${index + 1}`, title, way, minutes))) failed += 1;
  }
  const counts = { passed: walks.length - failed, failed };
  if (process.env.WALKS_RESULT) writeFileSync(process.env.WALKS_RESULT, JSON.stringify(counts));
  process.exitCode = failed > 0 || walks.length === 0 ? 1 : 0;
}

async function passes(name: string, title: string, way: (walker: OneWalk) => Promise<void>, minutes: number): Promise<boolean> {
  const one = new OneWalk();
  const began = Date.now();
  const seconds = (): string => ((Date.now() - began) / 1000).toFixed(1);
  try {
    await inTime(way(one), minutes);
    if (one.faults.length > 0) throw new Error(`The page threw: ${one.faults.join('; ')}`);
    print(`✓ ${title} (${seconds()} s)`);
    return true;
  } catch (error) {
    const pictures = await one.photograph(name);
    print(`✗ ${title} (${seconds()} s)`, error instanceof Error ? (error.stack ?? error.message) : String(error), ...pictures);
    return false;
  } finally {
    await one.end();
  }
}

function inTime(way: Promise<void>, minutes: number): Promise<void> {
  return new Promise((done, refuse) => {
    const late = setTimeout(() => refuse(new Error(`not done after ${minutes} minutes`)), minutes * 60_000);
    way.then(done, refuse).finally(() => clearTimeout(late));
  });
}

const print = (...lines: string[]): unknown => process.stdout.write(`${lines.join('\n  ').replaceAll('\n', '\n  ')}\n`);

async function leave(): Promise<void> {
  await closeBrowser();
  await stopAll();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void leave().finally(() => process.exit(130)));
}
await main().finally(leave);
process.exit();
