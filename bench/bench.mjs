import { Browser, signIn } from './calls.mjs';
import { HOSPITALS } from './data/clinic.mjs';
import { buildProduct, openLimit, openProduct } from './sides.mjs';
import { supply } from './starts.mjs';

/** So many of each role are signed in. */
const SIGNED_IN = { agent: 16, admin: 4, doctor: 16, hospital_admin: HOSPITALS };
const PEOPLE = 64;

/** What the cases ask of a side: free starts, patients, and of a product also people who call. */
async function withCallers(side, isProduct) {
  let next = 0;
  const callers = { start: supply(), patient: () => side.patients[next++ % side.patients.length] };
  if (!isProduct) return { ...side, ...callers };
  const { port } = side.server;
  const staff = {};
  for (const [role, count] of Object.entries(SIGNED_IN))
    staff[role] = await Promise.all(Array.from({ length: count }, (_, n) => signIn(port, `${role}-${n}`)));
  const as = (role, n) => staff[role][n % SIGNED_IN[role]];
  const people = Array.from({ length: PEOPLE }, (_, n) => new Browser(port, `203.0.113.${n}`));
  const count = (role) => SIGNED_IN[role];
  return { ...side, ...callers, as, count, agent: (n) => as('agent', n), someone: (n) => people[n % PEOPLE] };
}

/** The product and the limit on the same rows, and the product on a small table beside them to see what grows. */
export async function openBench(options) {
  await buildProduct();
  const product = await withCallers(await openProduct(options.rows, options), true);
  const limit = await withCallers(await openLimit(options.rows), false);
  const small = options.growth ? { small: await withCallers(await openProduct(options.smallRows), true) } : {};
  return { options, sides: { product, limit, ...small } };
}
