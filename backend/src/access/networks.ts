import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../config';
import { derivedKey } from '../derived-key';

/** How many addresses are cached. */
const MAX = 5000;

/**
 * The network of an address: an IPv4 address itself, or the first 64 bits of an IPv6 address, which one household or phone
 * has to itself. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, whose last two may be written as IPv4. */
function groupsOf(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/u.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = (dotted?.slice(1) ?? []).map(Number);
  const hex = dotted ? `${address.slice(0, dotted.index)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : address;
  const [before = '', after] = hex.split('::');
  const read = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  if (after === undefined) return read(before);
  const [left, right] = [read(before), read(after)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

/** Networks as keyed hashes: equal ones can be recognised, but nobody can read an address out of a limit or an appointment. */
@Injectable()
export class Networks {
  private readonly key: Buffer;
  private readonly networks = new LRUCache<string, string>({ max: MAX });

  constructor(config: Config) {
    this.key = derivedKey(config, 'network');
  }

  of(address: string): string {
    const known = this.networks.get(address);
    if (known) return known;
    const network = createHmac('sha256', this.key).update(networkOf(address)).digest('base64url').slice(0, 22);
    this.networks.set(address, network);
    return network;
  }
}
