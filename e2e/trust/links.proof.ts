import { NOW, makeClinic, standAt, tomorrowAt } from '@arogya/backend/testing/clinic';
import { tellingOf } from '@arogya/backend/testing/linked';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { LinkTokens, type LinkOf } from '@arogya/backend/link-tokens/link-token';
import { application } from './application';
import { Dice } from './dice';
import { proof, type Figure } from './figure';
import { instead } from './instead';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NOTHING = 'AAAAAAAAAAAAAAAAAAAAAAA';
/** Appointments whose links a stranger has seen or guesses next to. */
const APPOINTMENTS = 40;
const TRIES = 10_000;

/** The numbers of appointments of one clinic, all of tomorrow and the days after it. */
async function numbersOf(app: TestApp): Promise<number[]> {
  const { hospital, doctor, patient } = await makeClinic(app);
  const numbers: number[] = [];
  for (let n = 0; n < APPOINTMENTS; n += 1) {
    const start = new Date(Date.parse(tomorrowAt('09:00')) + n * 15 * 60_000).toISOString();
    const fields = { doctor_id: doctor.id, hospital_id: hospital.id, patient_id: patient.id };
    const { id } = await make.appointment(app.sql, start, fields);
    numbers.push((await app.sql.one<{ number: number }>('select number from appointments where id = $1', [id]))?.number ?? 0);
  }
  return numbers;
}

const bytesOf = (token: string): Buffer => Buffer.from(token, 'base64url');
const joined = (...parts: readonly Buffer[]): string => Buffer.concat(parts).toString('base64url');

function letterChanged(token: string, dice: Dice): string {
  const at = dice.below(token.length);
  const other = dice.of([...ALPHABET].filter((letter) => letter !== token[at]));
  return token.slice(0, at) + other + token.slice(at + 1);
}

function bitTurned(token: string, dice: Dice): string {
  const bytes = bytesOf(token);
  const at = dice.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << dice.below(8));
  return bytes.toString('base64url');
}

/** A token that was not made here: of one that was, of two, or of numbers near by. */
function altered(tokens: readonly string[], made: LinkTokens, near: readonly number[], dice: Dice): string {
  const [one, other] = [dice.of(tokens), dice.of(tokens)];
  const head = bytesOf(made.tokenOf({ number: dice.of(near) + 1 + dice.below(1_000), linkVersion: dice.below(3) })).subarray(0, 5);
  const kinds = [
    () => letterChanged(one, dice),
    () => letterChanged(letterChanged(one, dice), dice),
    () => bitTurned(one, dice),
    () => joined(head, bytesOf(one).subarray(5)),
    () => joined(bytesOf(one).subarray(0, 5), bytesOf(other).subarray(5)),
    () => joined(bytesOf(one).subarray(0, 5), Buffer.alloc(12, dice.below(256))),
    () => one.slice(0, -1 - dice.below(3)),
    () => one.split('').reverse().join(''),
    () => String(dice.of(near)),
  ];
  return dice.of(kinds)();
}

/** How many of these tokens lead anywhere; `wrong` are answers that differ from that of an address at which there is nothing. */
async function harvest(app: TestApp, tokens: readonly string[]): Promise<{ found: number; wrong: string[] }> {
  const stranger = app.visitor('127.30.0.1');
  const none = JSON.stringify(tellingOf(await stranger.get(`link/${NOTHING}`)));
  const wrong: string[] = [];
  let found = 0;
  for (const token of tokens) {
    const answer = await stranger.get(`link/${token}`);
    if (answer.status === 200) found += 1;
    const telling = JSON.stringify(tellingOf(answer));
    if (telling !== none) wrong.push(`${answer.status} ${telling.slice(0, 200)}`);
  }
  return { found, wrong: wrong.slice(0, 5) };
}

/** A token that is the number: what many such links are. */
const plainly = (): LinkTokens['read'] => (token) =>
  /^\d{1,9}$/u.test(token) ? ({ number: Number(token), linkVersion: 0 } satisfies LinkOf) : null;

export default proof('Links to appointments: what somebody finds who alters them', async ({ seed }): Promise<Figure[]> => {
  const app = await application();
  standAt(app, NOW);
  const dice = new Dice(seed);
  const made = app.app.get(LinkTokens, { strict: false });
  const numbers = await numbersOf(app);
  const tokens = numbers.map((number) => made.tokenOf({ number, linkVersion: 0 }));
  const real = new Set(tokens);
  const tries: string[] = [];
  while (tries.length < TRIES) {
    const token = altered(tokens, made, numbers, dice);
    if (!real.has(token)) tries.push(token);
  }
  const { found, wrong } = await harvest(app, tries);
  const known = await harvest(app, tokens);
  const first = Math.min(...numbers);
  const plain = await instead(LinkTokens, 'read', plainly, () =>
    harvest(
      app,
      numbers.map((_, n) => String(first + n)),
    ),
  );
  return [
    {
      name: `${TRIES.toLocaleString('en-IN')} altered tokens of ${APPOINTMENTS} appointments`,
      found: `${found} found, ${wrong.length} answers that differ from that of no address`,
      met: found === 0 && wrong.length === 0 && known.found === APPOINTMENTS,
      wrong,
      controls: [
        {
          name: 'links that are the plain numbers, counted up',
          found: `${plain.found} of ${APPOINTMENTS} found`,
          fails: plain.found === APPOINTMENTS,
        },
      ],
    },
  ];
});
