/** Why an address cannot be one of a webhook, in a sentence each. */
export const URL_MISSING = 'Please enter the address of the receiver, such as https://example.com/webhooks';
export const URL_SCHEME = 'The address must begin with https://';
export const URL_PERSON = 'Take the name and password out of the address: who calls is shown by the signature';
export const URL_PORT = 'The port must be 443, or 1024 and above';
export const URL_FRAGMENT = 'Take what follows # out of the address: it is not sent';
export const URL_INSIDE = 'This address is in a private network, where webhooks are not sent';
export const URL_MAX = 500;

const LOWEST_FREE_PORT = 1_024;
const OWN_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 };

/** The parts of a typed address; null for what is none. */
export const webhookAddress = (typed: string): URL | null => (URL.canParse(typed.trim()) ? new URL(typed.trim()) : null);

/**
 * The sentence about an address as it is typed, or null. Plain http is for receivers in the house: whether there are such decides
 * the server (WEBHOOK_ALLOW), and whether the host may be called is seen when it is looked up.
 */
export function addressFault(typed: string): string | null {
  const url = webhookAddress(typed);
  if (!url || url.hostname === '') return URL_MISSING;
  const own = OWN_PORTS[url.protocol];
  if (own === undefined) return URL_SCHEME;
  if (url.username !== '' || url.password !== '') return URL_PERSON;
  if (url.hash !== '') return URL_FRAGMENT;
  return url.port === '' || Number(url.port) === own || Number(url.port) >= LOWEST_FREE_PORT ? null : URL_PORT;
}

/** What is said of an address in lists, bells and logs: its host alone, since a path or a query may hold a secret. */
export const hostOf = (url: string): string => webhookAddress(url)?.host ?? '';
