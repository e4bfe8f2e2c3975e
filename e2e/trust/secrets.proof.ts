import { ReturningPatientService } from '@arogya/backend/public-booking/returning-patient.service';
import { phoneKey } from '@arogya/domain/phones/phone';
import { Passwords } from '@arogya/backend/auth/passwords';
import type { Answer } from '@arogya/backend/testing/caller';
import { TEST_PASSWORD } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { application } from './application';
import { openClinic } from './clinics';
import { Dice } from './dice';
import { instead } from './instead';
import { median, proof, type Control, type Figure } from './figure';

/** Times are compared in full only. The known call of a pair takes as long as the unknown one, within a tenth at the median. */
const RATIO = 0.1;
/** Of any two calls either is the slower one about as often: 50 % where both come from one distribution. */
const BALANCE = 0.1;
const MOST_BATCHES = 4;

interface Compared {
  /** The median over all pairs of how much longer the known call took than the unknown one beside it. */
  readonly ratio: number;
  /** How often a call of the known kind took longer than one of the unknown kind, over all pairs. */
  readonly slower: number;
  readonly samples: number;
  readonly different: readonly string[];
}

type Check = ReturningPatientService['check'];
type Matches = Passwords['matches'];
type Times = Record<'known' | 'unknown', number[]>;
/** How many pairs are asked, and whether their times count. */
interface Pairs {
  readonly count: number;
  readonly full: boolean;
  readonly dice: Dice;
}
type Ask = (known: boolean, n: number) => Promise<Answer>;

/** What differs from request to request, and tells nothing. */
const visible = ({ status, headers, text }: Answer): string => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return JSON.stringify({ status, rest, text: text.replace(/"requestId":"[^"]*"/u, '') });
};

/**
 * Asks both kinds in turn, in an order nobody can foresee, so that whatever else the machine does falls on both alike.
 * Times that are not the same yet are looked at with more pairs, four times as many at most: noise goes, a difference stays.
 */
async function compare(ask: Ask, { count, full, dice }: Pairs): Promise<Compared> {
  const times: Times = { known: [], unknown: [] };
  const different = new Set<string>();
  for (let n = -5; n < count * MOST_BATCHES; n += 1) {
    if (n > 0 && n % count === 0 && (!full || isSameTime(compared(times)))) break;
    const seen: Record<string, string> = {};
    for (const kind of dice.shuffled(['known', 'unknown'] as const)) {
      const began = performance.now();
      const answer = await ask(kind === 'known', n);
      if (n >= 0) times[kind].push(performance.now() - began);
      seen[kind] = visible(answer);
    }
    if (seen['known'] !== seen['unknown']) different.add(`${seen['known']} against ${seen['unknown']}`);
  }
  return { ...compared(times), different: [...different] };
}

function compared({ known, unknown }: Times): Omit<Compared, 'different'> {
  const slower = known.reduce((sum, time) => sum + unknown.filter((other) => time > other).length, 0);
  const ratios = known.map((time, n) => Math.log(time / (unknown[n] ?? NaN)));
  return { ratio: Math.exp(median(ratios)), slower: slower / known.length ** 2, samples: known.length };
}

const isSameTime = ({ ratio, slower }: Pick<Compared, 'ratio' | 'slower'>): boolean =>
  Math.abs(ratio - 1) <= RATIO && Math.abs(slower - 0.5) <= BALANCE;

const differText = ({ different, samples }: Compared): string => `${different.length} kinds of answers differ in ${samples} pairs`;
const timesText = ({ ratio, slower }: Compared): string =>
  `${((ratio - 1) * 100).toFixed(1)} % apart at the median, the known one is slower in ${Math.round(slower * 100)} %`;

const figureOf = (name: string, found: Compared, full: boolean, controls: readonly Control[]): Figure => ({
  name,
  found: full ? `${differText(found)}; ${timesText(found)}` : differText(found),
  met: found.different.length === 0 && (!full || isSameTime(found)),
  wrong: found.different,
  controls,
});

/** What must be answered differently. */
const telling = (name: string, found: Compared): Control => ({ name, found: differText(found), fails: found.different.length > 0 });
/** What must take another time. */
const slowing = (name: string, found: Compared): Control => ({ name, found: timesText(found), fails: !isSameTime(found) });

async function phoneCheck(app: TestApp, pairs: Pairs): Promise<Figure> {
  const { ids } = await openClinic(app, 'phone');
  const row = await app.sql.one<{ phone: string }>('select phone from patients where id = $1', [ids.patient]);
  const known = encodeURIComponent(row?.phone ?? '');
  const ask: Ask = (isKnown, n) => {
    const phone = isKnown ? known : encodeURIComponent(`+91 97777 ${10_000 + (n + 5)}`);
    return app.visitor().get(`patients/booking/check-phone/${phone}`);
  };
  const found = await compare(ask, pairs);
  const knowing = (before: Check): Check =>
    async function check(this: ReturningPatientService, phone, ...more) {
      const patient = await app.sql.one('select id from patients where phone_key = $1', [phoneKey(phone)]);
      return { ...(await before.call(this, phone, ...more)), exists: Boolean(patient) };
    };
  const few = { ...pairs, count: Math.min(pairs.count, 5), full: false };
  const controls = [
    telling(
      'a check that says whether it knows the phone',
      await instead(ReturningPatientService, 'check', knowing, () => compare(ask, few)),
    ),
  ];
  // What the call did in many products: look for the patient, and for what belongs to them when there is one.
  const looking = (before: Check): Check =>
    async function check(this: ReturningPatientService, phone, ...more) {
      const patient = await app.sql.one<{ id: string }>('select id from patients where phone_key = $1', [phoneKey(phone)]);
      if (patient) await app.sql.query('select count(*) from appointments where patient_id = $1', [patient.id]);
      return before.call(this, phone, ...more);
    };
  if (pairs.full) {
    const control = await instead(ReturningPatientService, 'check', looking, () => compare(ask, { ...pairs, count: 300 }));
    controls.push(slowing('a check that looks the patient up', control));
  }
  return figureOf('phone check, known against unknown phone, fresh browser', found, pairs.full, controls);
}

async function signIn(app: TestApp, pairs: Pairs): Promise<Figure> {
  // A hash as the product makes it: that of other test users costs nothing.
  const { username } = await app.as('agent', { password_hash: await app.app.get(Passwords).hash(TEST_PASSWORD) });
  const unknown = username.replace(/.{4}$/u, 'zzzz');
  const visitor = app.visitor();
  const ask: Ask = (isKnown) => visitor.post('auth/login', { username: isKnown ? username : unknown, password: 'not the right one' });
  const found = await compare(ask, pairs);
  const failing = (before: Matches): Matches =>
    function matches(this: Passwords, password, kept) {
      return kept === null ? Promise.reject(new Error('no such user')) : before.call(this, password, kept);
    };
  const few = { ...pairs, count: 2, full: false };
  const controls = [telling('a sign-in that fails without a user', await instead(Passwords, 'matches', failing, () => compare(ask, few)))];
  const early = (before: Matches): Matches =>
    function matches(this: Passwords, password, kept) {
      return kept === null ? Promise.resolve(false) : before.call(this, password, kept);
    };
  if (pairs.full) {
    const control = await instead(Passwords, 'matches', early, () => compare(ask, { ...pairs, count: 8 }));
    controls.push(slowing('no password is hashed for a user who does not exist', control));
  }
  return figureOf('login, known against unknown user', found, pairs.full, controls);
}

export default proof('What strangers could tell from an answer', async ({ full, seed }): Promise<Figure[]> => {
  const app = await application();
  const dice = new Dice(seed);
  return [await phoneCheck(app, { count: full ? 2000 : 50, full, dice }), await signIn(app, { count: full ? 200 : 5, full, dice })];
});
