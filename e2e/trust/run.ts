import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '@arogya/tools/start/interruption.mjs';
import { stopAll } from '../product';
import { closeApplications } from './application';
import type { Control, Figure, Proof, Scale } from './figure';
import { stopReal } from './real';

interface Outcome {
  readonly passed: number;
  /** A line for each that failed. */
  readonly failures: readonly string[];
}

/**
 * Proves the figures of docs/security.md, or those of docs/deploy/shipping.md with `--shipping`: all of them, or those of the
 * files whose name contains one of the arguments.
 * `--short` does each kind in little, `--seed=N` draws as another run did; `TRUST_RESULT` names a file for the counts.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? Date.now() % 1_000_000);
  const scale: Scale = { full: !args.includes('--short'), seed };
  if (scale.full) tellLoad();
  const proofs = await proofsOf(args);
  const inOrder = async (some: readonly Proof[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const one of some) outcomes.push(await prove(one, scale));
    return outcomes;
  };
  // Those on the server wait for much. In full they say how long it takes: then nothing runs beside them.
  const rows = scale.full ? [proofs] : [proofs.filter(({ onServer }) => onServer), proofs.filter(({ onServer }) => !onServer)];
  const outcomes = (await Promise.all(rows.map(inOrder))).flat();
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const failed = failures.length;
  if (process.env.TRUST_RESULT) writeFileSync(process.env.TRUST_RESULT, JSON.stringify({ passed, failed, failures }));
  else print(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** The proofs that these arguments ask for, by the names of their files. */
async function proofsOf(args: readonly string[]): Promise<Proof[]> {
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const folder = join(import.meta.dirname, args.includes('--shipping') ? '../shipping' : '.');
  const files = readdirSync(folder).filter((name) => name.endsWith('.proof.ts'));
  const proofs: Proof[] = [];
  for (const file of files.sort()) {
    if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue;
    const { default: one } = (await import(join(folder, file))) as { default: Proof };
    proofs.push(one);
  }
  return proofs;
}

/** Runs one proof and prints its figures; what of them, and of their controls, is not as it must be, is said again at the end. */
async function prove({ title, prove: run, onServer }: Proof, scale: Scale): Promise<Outcome> {
  const began = Date.now();
  // Whoever stops a run that hangs reads here what hung.
  print(`begins: ${title}`);
  try {
    const figures = await run(scale);
    print(`${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`, ...figures.flatMap(linesOf));
    const failures = figures.flatMap(failuresOf).map((failure) => `${title}: ${failure}`);
    return { passed: figures.length + figures.flatMap(({ controls }) => controls).length - failures.length, failures };
  } catch (error) {
    print(`✗ ${title}`, error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: 0, failures: [`${title}: ${String(error)}`] };
  } finally {
    if (!onServer) await closeApplications();
  }
}

/** A start that takes a second and a half takes ten times that among ten other programs: the reader should know. */
function tellLoad(): void {
  const load = loadavg()[0] ?? 0;
  const cores = availableParallelism();
  if (load > cores)
    print(`This machine is busy (load ${load.toFixed(1)} on ${cores} cores): figures of time may fail for that reason alone.`);
}

const linesOf = ({ name, found, met, controls, wrong = [] }: Figure): string[] => [
  `${met ? '✓' : '✗'} ${name}: ${found}`,
  ...(met ? [] : wrong.slice(0, 12).map((line) => `    ${line}`)),
  ...controls.map(controlLine),
];

/** A line for the figure that is not met, and for each control that does not fail. */
const failuresOf = ({ name, found, met, controls, wrong = [] }: Figure): string[] => [
  ...(met ? [] : [[`${name}: ${found}`, ...wrong.slice(0, 3)].join('; ')]),
  ...controls.filter(({ fails }) => !fails).map((control) => `does not fail: ${control.name}: ${control.found}`),
];

const controlLine = ({ name, found, fails }: Control): string =>
  `  ${fails ? '✓ fails, as it must' : '✗ DOES NOT FAIL'}: ${name}: ${found}`;

const print = (...lines: string[]): unknown => process.stdout.write(`${lines.join('\n  ')}\n`);

const leave = atEnd(async () => {
  await closeApplications({ forGood: true });
  await stopReal();
  await stopAll();
});
try {
  await main();
} finally {
  await leave();
}
process.exit();
