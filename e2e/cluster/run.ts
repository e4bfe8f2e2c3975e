import { atEnd } from '@arogya/tools/start/interruption.mjs';
import { ensureBuilt } from '@arogya/tools/build/build.mjs';
import { FAULTS, LOST_DISK } from './faults';
import { Machines } from './machines';
import { missingPackages } from './programs';
import { Trial, type Outcome } from './trial';

/** Of its own, so that whoever calls it can tell it from a loss. */
const PROGRAMS_MISSING = 3;
const HEAD = [
  'fault',
  'acknowledged',
  'not stored',
  'never said',
  'doubled',
  '5xx or none',
  'longest pause',
  'readers',
  'streams',
  'changes: never, twice',
];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const rowOf = (one: Outcome): string[] => [
  one.name,
  String(one.acknowledged),
  String(one.lost),
  String(one.unsaid),
  String(one.doubled),
  String(one.refused),
  `${one.pauseSeconds} s`,
  `${one.readersSeconds} s`,
  `${one.reopened} opened again, all told after ${one.toldMs} ms`,
  `${one.untold}, ${one.toldTwice}`,
];
const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const isRight = ({ lost, unsaid, doubled, untold, toldTwice, toldMs, odd }: Outcome): boolean =>
  [lost, unsaid, doubled, untold, toldTwice, odd.length].every((count) => count === 0) && !Number.isNaN(toldMs);

/** One line and whether it is as it must be. */
function judge(text: string, isSo: boolean): boolean {
  print(`${isSo ? '✓' : '✗'} ${text}`);
  return isSo;
}

async function faults(trial: Trial, rounds: number, words: readonly string[]): Promise<boolean> {
  const wanted = [...FAULTS, LOST_DISK].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  print(lineOf(HEAD));
  print(lineOf(HEAD.map(() => '---')));
  const all: boolean[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const fault of wanted) {
      const outcome = await trial.of(fault);
      print(lineOf(rowOf(outcome)));
      outcome.odd.forEach((line) => print(`  ${line}`));
      all.push(isRight(outcome));
    }
  }
  return judge(`${all.filter(Boolean).length} of ${all.length} faults cost no acknowledged booking, and doubled none`, all.every(Boolean));
}

/** A planned switchover under calls that nobody repeats, with the server's own repeats and without them. */
async function switchovers(machines: Machines, trial: Trial): Promise<boolean> {
  const { count, failed } = await trial.switchover();
  failed.forEach((line) => print(`  ${line}`));
  const isRight = judge(`a planned switchover: ${failed.length} of ${count} calls failed`, failed.length === 0);
  await machines.startServers({ DATABASE_AWAY_SECONDS: '0' });
  const without = await trial.switchover();
  await machines.startServers();
  return judge(`control, repeating off: ${without.failed.length} of ${without.count} calls failed`, without.failed.length > 0) && isRight;
}

/** Without a synchronous standby what was acknowledged last is lost with the leader's disk. */
async function asynchronously(machines: Machines, trial: Trial): Promise<boolean> {
  await (await machines.leader()).tell('PATCH', 'config', { synchronous_mode: false });
  await machines.settled('replica');
  const { acknowledged, lost } = await trial.of(LOST_DISK, 'replica');
  return judge(
    `control, asynchronous standby, leader killed with its disk: ${lost} of ${acknowledged} acknowledged bookings lost`,
    lost > 0,
  );
}

/**
 * `npm run test:cluster`: all machines of docs/deploy/cluster.md on this one, and what a fault of each costs.
 * `--rounds=N` repeats the faults (3), a word chooses those whose name has it.
 */
async function main(args: readonly string[]): Promise<number> {
  const missing = missingPackages();
  if (missing.length > 0) {
    print(`The cluster is tried with programs of Debian 12 that are missing here: apt install ${missing.join(' ')}`);
    return PROGRAMS_MISSING;
  }
  await ensureBuilt();
  const machines = new Machines();
  const end = atEnd(() => machines.end());
  try {
    await machines.start();
    return (await tryAll(machines, args)) ? 0 : 1;
  } finally {
    await end();
  }
}

async function tryAll(machines: Machines, args: readonly string[]): Promise<boolean> {
  const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3);
  const words = args.filter((arg) => !arg.startsWith('--'));
  const trial = await Trial.begin(machines);
  try {
    const results = [await faults(trial, rounds, words)];
    if (words.length > 0) return results.every(Boolean);
    results.push(await switchovers(machines, trial));
    const { appointments, sent, doubled } = await trial.messages();
    results.push(
      judge(`messages: ${sent} of ${appointments} appointments have one, ${doubled} two`, sent === appointments && doubled === 0),
    );
    results.push(await asynchronously(machines, trial));
    return results.every(Boolean);
  } finally {
    trial.end();
  }
}

process.exitCode = await main(process.argv.slice(2));
