import { setTimeout as pause } from 'node:timers/promises';
import { serverProof, type Control, type Figure, type Scale } from './figure';
import { openHospital, startOf, type OpenHospital } from './load';
import { Naive } from './naive';
import { real, type Real } from './real';
import type { CallAnswer } from './send';

/** The latest answer, and the whole recovery, in ms. */
interface Limits {
  readonly answer: number;
  readonly recovery: number;
}

/**
 * Said of a quiet machine; `npm test` runs on any, and wants all answers while the trouble lasts, and a recovery. What has
 * written nothing is tried again for 10 s (docs/adr/0037-more-machines.md).
 */
const limitsOf = ({ full }: Pick<Scale, 'full'>): Limits =>
  full ? { answer: 12_000, recovery: 15_000 } : { answer: Infinity, recovery: Infinity };
/** Many times what a busy machine takes. */
const PATIENCE_MS = 600_000;

/** Calls of every kind: a read, a booking, the public page's question, a sign-in, and whether the server is ready. */
const calls = (hospital: OpenHospital, n: number): Promise<CallAnswer>[] => {
  const { agent, stranger, patientId, doctors, slug } = hospital;
  const requested = startOf(hospital, 200_000 + n);
  const day = requested.appointmentDate.slice(0, 10);
  return [
    agent.call('GET', 'doctors'),
    agent.call('POST', 'appointments', { patientId, ...requested }),
    agent.call('GET', `hospitals/booking/${slug}/doctors/${doctors[0]}/slots?from=${day}&to=${day}`),
    stranger.call('POST', 'auth/login', { username: 'agent', password: 'demo1234' }),
    agent.call('GET', 'health/ready'),
  ];
};

interface Outage {
  readonly answers: readonly CallAnswer[];
  readonly live: boolean;
  readonly recoveredMs: number;
  readonly restarted: boolean;
  /** How a program without limits fared: whether it lived, and whether it had answered when the product had answered everything. */
  readonly naive: { readonly alive: boolean; readonly answered: boolean };
}

interface Trouble {
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
  readonly seconds: number;
}

async function during(product: Real, hospital: OpenHospital, { begin, end, seconds }: Trouble): Promise<Outage> {
  const naive = await Naive.start(product.databaseUrl);
  await naive.call('GET');
  const pid = product.pid;
  await begin();
  const until = performance.now() + seconds * 1000;
  const asked: Promise<CallAnswer>[] = [];
  let answered = false;
  const naively = naive.call('GET').then(() => (answered = true));
  for (let n = 0; performance.now() < until; n += 1) {
    asked.push(...calls(hospital, n));
    await pause(1000);
  }
  const live = (await hospital.agent.call('GET', 'health/live')).status === 200;
  // The trouble lasts until each call has its answer.
  const answers = await Promise.all(asked);
  const fared = { alive: naive.alive, answered };
  await end();
  const recoveredMs = await recovered(hospital);
  await naively;
  await naive.kill();
  return { answers, live, recoveredMs, restarted: product.pid !== pid, naive: fared };
}

/** ms until everything answers as before. */
async function recovered(hospital: OpenHospital): Promise<number> {
  const began = performance.now();
  for (let n = 0; ; n += 1) {
    const answers = await Promise.all(calls(hospital, 5000 + n));
    if (answers.every(({ status }) => status === 200 || status === 201)) return performance.now() - began;
    if (performance.now() - began > PATIENCE_MS) return NaN;
    await pause(50);
  }
}

/** Answered in time: 503 as a problem in JSON that says when to come back, or rightly. */
const isRight = ({ status, type, text, headers, ms }: CallAnswer, { answer }: Limits): boolean => {
  if (ms >= answer) return false;
  if (status === 200 || status === 201) return true;
  if (status !== 503 || !type.startsWith('application/problem+json') || !(Number(headers['retry-after']) > 0)) return false;
  return (JSON.parse(text) as { status: number }).status === 503;
};

function figureOf(name: string, { answers, live, recoveredMs, restarted }: Outage, limits: Limits, control: Control): Figure {
  const wrong = answers.filter((got) => !isRight(got, limits));
  const refused = answers.filter(({ status }) => status === 503).length;
  const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  return {
    name,
    found: `${answers.length} calls, ${refused} answered 503 in JSON with Retry-After, ${wrong.length} otherwise, the slowest after ${slowest} ms; all well ${Math.round(recoveredMs)} ms later, ${restarted ? 'after a' : 'without a'} restart`,
    met: wrong.length === 0 && refused > answers.length / 2 && live && !restarted && recoveredMs < limits.recovery,
    wrong: [
      ...wrong.map(({ status, type, ms }) => `${status} ${type} after ${Math.round(ms)} ms`),
      ...(live ? [] : ['health/live did not answer']),
    ],
    controls: [control],
  };
}

export default serverProof('A database that is gone, and one that does not answer', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const hospital = await openHospital(product);
  const limits = limitsOf({ full });
  const seconds = { stopped: full ? 60 : 4, frozen: full ? 20 : 8 };
  const stopped = await during(product, hospital, {
    begin: () => product.stopDatabase(),
    end: () => product.startDatabase(),
    seconds: seconds.stopped,
  });
  const frozen = await during(product, hospital, {
    begin: () => product.signalDatabase('SIGSTOP'),
    end: () => product.signalDatabase('SIGCONT'),
    seconds: seconds.frozen,
  });
  return [
    figureOf(`stopped for ${seconds.stopped} s`, stopped, limits, {
      name: 'a server that does not listen to connections that break',
      found: stopped.naive.alive ? 'it lives' : 'it died',
      fails: !stopped.naive.alive,
    }),
    figureOf(`frozen for ${seconds.frozen} s`, frozen, limits, {
      name: 'a server without time limits',
      found: frozen.naive.answered ? 'it answers' : 'it has not answered when all calls to the product are',
      fails: !frozen.naive.answered,
    }),
  ];
});
