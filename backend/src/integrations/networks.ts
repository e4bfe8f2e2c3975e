import { BlockList, isIP } from 'node:net';
import { NETWORK_WRONG } from '@arogya/domain/integrations/rules';
import { Refusal } from '@arogya/domain/refusal';

const BITS = { 4: 32, 6: 128 } as const;

interface Range {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** A range in CIDR notation, or one address; null when it is neither. */
function rangeOf(network: string): Range | null {
  const [address = '', mask, ...more] = network.trim().split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || more.length > 0) return null;
  const bits = mask === undefined ? BITS[version] : Number(mask);
  return bits > BITS[version] ? null : { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** 400 for a network that no address can be in. */
export function assertNetworks(networks: readonly string[]): void {
  if (networks.every((network) => rangeOf(network))) return;
  throw new Refusal('invalid', { errors: { networks: NETWORK_WRONG }, message: NETWORK_WRONG });
}

/** Where a key is good. */
export type IsWithin = (address: string) => boolean;

/** Whether an address is in one of these networks; without a network every one is. They are read once, for all calls with a key. */
export function within(networks: readonly string[]): IsWithin {
  if (networks.length === 0) return () => true;
  const list = new BlockList();
  for (const range of networks.flatMap((network) => rangeOf(network) ?? [])) list.addSubnet(range.address, range.bits, range.family);
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
