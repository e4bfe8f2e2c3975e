import { Browser, signIn } from './calls.mjs';
import { HOSPITALS } from './data/clinic.mjs';
import { buildProduct, openLimit, openPeer, openProduct } from './sides.mjs';
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

/** The sides that a case has unless it says otherwise, and those of a case that names the peer. */
export const SIDES = ['product', 'limit', 'small'];
export const WITH_PEER = [...SIDES, 'peer'];

const OPEN = {
  product: async (options) => withCallers(await openProduct(options.rows, options), true),
  limit: async ({ rows }) => withCallers(await openLimit(rows), false),
  small: async ({ smallRows }) => withCallers(await openProduct(smallRows), true),
  peer: async ({ rows }) => withCallers(await openPeer(rows), false),
};

/**
 * The product, the limit and the peer on the same rows, and the product on a small table beside them to see what grows; of these
 * the ones in `keys`.
 */
export async function openBench(options, keys) {
  await buildProduct();
  const sides = {};
  for (const [key, open] of Object.entries(OPEN)) if (keys.includes(key)) sides[key] = await open(options);
  return { options, sides };
}
