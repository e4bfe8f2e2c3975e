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
export const bareHost = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/gu, '');

/** Whether a host that is an address can be one of a receiver; of a name that is seen when it is looked up. */
export function mayBeReceiver(url: URL, isInHouse: IsInHouse | null): boolean {
  const host = bareHost(url);
  if (isIP(host) === 0) return !/(?:^|\.)localhost\.?$/iu.test(host) || isInHouse !== null;
  return isInHouse?.(host) === true || ipaddr.parse(host).range() === 'unicast';
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
 * Looks the host up and answers the agent for it. Unless all of its addresses are in the house, it is one of
 * `request-filtering-agent`, which connects only where every one of them is a public one (`unicast`).
 */
export async function destinationOf(url: URL, lookup: Lookup, isInHouse: IsInHouse | null): Promise<Destination> {
  const host = bareHost(url);
  const version = isIP(host);
  const found = version === 0 ? await lookup(host) : [{ address: host, family: version }];
  const inHouse = isInHouse !== null && found.length > 0 && found.every(({ address }) => isInHouse(address));
  const options = { lookup: answering(found), keepAlive: false };
  if (url.protocol === 'https:') return { inHouse, agent: inHouse ? new HttpsAgent(options) : new RequestFilteringHttpsAgent(options) };
  return { inHouse, agent: inHouse ? new HttpAgent(options) : new RequestFilteringHttpAgent(options) };
}

/** Whether the agent has refused an address, before anything was sent there. */
export const isRefused = (error: unknown): boolean => error instanceof Error && /is not allowed\. Because/u.test(error.message);
