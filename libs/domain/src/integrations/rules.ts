import { INTEGRATION_SCOPE_NAMES } from '../access';
import { between, flag, listOf, oneOf, optional, text, uuid, type Rule, type Rules } from '../rule';

const SCOPES_MISSING = 'Please choose at least one scope';
const NETWORK = /^(?:[\d.]{7,15}|[\da-f:.]{2,45})(?:\/\d{1,3})?$/iu;

/** What an integration may do: one scope at least. */
function scopes(): Rule {
  const some = listOf(oneOf(INTEGRATION_SCOPE_NAMES), INTEGRATION_SCOPE_NAMES.length);
  return { ...some, check: (value) => (Array.isArray(value) && value.length > 0 ? some.check(value) : SCOPES_MISSING) };
}

export const NETWORK_WRONG = 'A network is an address or a range in CIDR notation, such as 203.0.113.0/24';

/** A network as it is typed; whether it is one the server knows. */
function network(): Rule {
  const short = text({ max: 49, message: NETWORK_WRONG });
  return { ...short, check: (value) => short.check(value) ?? (NETWORK.test(String(value).trim()) ? null : NETWORK_WRONG) };
}

/** Calls a minute of one integration, over all of its keys. */
export const PACE = { least: 60, most: 6_000, usual: 600 } as const;

/** The fields of an integration: a program of a hospital or of somebody else that calls with a key. */
export const integrationRules = {
  name: text({ max: 80, message: 'Please enter a name' }),
  purpose: text({ max: 500, message: 'Please say what it is for' }),
  recipient: text({ message: 'Please say who receives the data' }),
  hospitalId: optional(uuid('Please choose a hospital')),
  scopes: scopes(),
  perMinute: optional(
    between(PACE.least, PACE.most, { low: `At least ${PACE.least} calls a minute`, high: `At most ${PACE.most} calls a minute` }),
  ),
  networks: optional(listOf(network(), 50)),
  isActive: flag(),
} as const satisfies Rules;

export const KEY_DAYS = { least: 1, most: 366, usual: 90 } as const;

/** The fields of a key of an integration. */
export const integrationKeyRules = {
  label: text({ max: 80, message: 'Please say where the key is used' }),
  days: optional(between(KEY_DAYS.least, KEY_DAYS.most, { low: 'At least one day', high: `At most ${KEY_DAYS.most} days` })),
} as const satisfies Rules;
