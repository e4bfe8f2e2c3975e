import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { IsInHouse } from '../config-webhooks';

/** An address that a name has. */
export interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name; throws as `dns.lookup` does. */
export type Lookup = (hostname: string) => Promise<readonly FoundAddress[]>;

/** Where a call goes: whether that is in the house, and the agent that makes the connection, to no other address. */
export interface Destination {
  readonly inHouse: boolean;
  readonly agent: HttpAgent | HttpsAgent;
}

/** The host as an address or a name, without the brackets of IPv6. */
export const bareHost = ({ hostname }: URL): string => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** What every IPv4 and IPv6 network may reach. Of IPv6 that is one eighth alone: `::127.0.0.1` is not in it. */
function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const seen = ipaddr.parse(address);
  return seen.range() === 'unicast' && (seen.kind() === 'ipv4' || seen.match(GLOBAL_IPV6));
}

/** An address was found to which nothing may be sent. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

/** Whether a host that is an address can be one of a receiver; of a name that is seen when it is looked up. */
export function mayBeReceiver(url: URL, isInHouse: IsInHouse | null): boolean {
  const host = bareHost(url);
  if (isIP(host) === 0) return !/(?:^|\.)localhost\.?$/iu.test(host) || isInHouse !== null;
  return isInHouse?.(host) === true || isPublic(host);
}

/** Answers what was found before: a name is looked up once a call, so that it cannot change its answer in between. */
const answering =
  (found: readonly FoundAddress[]): LookupFunction =>
  (_, options, answer) => {
    const [first] = found;
    if (!first) answer(Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), '', 0);
    else if (options.all) answer(null, [...found]);
    else answer(null, first.address, first.family);
  };

/**
 * Looks the host up and answers the agent for it. Unless all of its addresses are in the house, every one of them must be public,
 * which the agent of `request-filtering-agent` looks at once more as it connects; else it throws NotPublic.
 */
export async function destinationOf(url: URL, lookup: Lookup, isInHouse: IsInHouse | null): Promise<Destination> {
  const host = bareHost(url);
  const version = isIP(host);
  const found = version === 0 ? await lookup(host) : [{ address: host, family: version }];
  const inHouse = isInHouse !== null && found.length > 0 && found.every(({ address }) => isInHouse(address));
  if (!inHouse && !found.every(({ address }) => isPublic(address))) throw new NotPublic('An address is not public');
  const options = { lookup: answering(found), keepAlive: false };
  if (url.protocol === 'https:') return { inHouse, agent: inHouse ? new HttpsAgent(options) : new RequestFilteringHttpsAgent(options) };
  return { inHouse, agent: inHouse ? new HttpAgent(options) : new RequestFilteringHttpAgent(options) };
}

/** Whether an address was refused, before anything was sent there: here, or by the agent, whose errors have no code. */
export const isRefused = (error: unknown): boolean =>
  error instanceof NotPublic || (error instanceof Error && /is not allowed\. Because/u.test(error.message));
