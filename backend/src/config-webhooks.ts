import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Whether webhooks may be sent to an address though it is in a private network. */
export type IsInHouse = (address: string) => boolean;

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

const RANGE_WRONG = 'must be ranges in CIDR notation with commas between them, such as 10.20.0.0/16 or 10.20.1.7/32';

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A range in CIDR notation; null for what is none, such as 10.0.0.0/33, 10/8 or 10.0.0.1. */
function rangeOf(part: string): Range | null {
  const [address = '', bits] = part.split('/');
  return isIP(address) !== 0 && bits !== undefined && ipaddr.isValidCIDR(part) ? ipaddr.parseCIDR(part) : null;
}

export const WEBHOOK_VARIABLES = {
  WEBHOOK_ALLOW: z
    .string()
    .refine((text) => parts(text).every((part) => rangeOf(part)), RANGE_WRONG)
    .default('')
    .describe(
      'Ranges of receivers in the house, in CIDR notation with commas between them, such as `10.20.1.7/32`: webhooks are sent there though they are private, by http too. Whoever may set up a webhook can reach every address in them. Without it webhooks go to public addresses alone.',
    ),
} as const;

/** Mapped addresses are the IPv4 ones that they stand for. */
export function houseOf({ WEBHOOK_ALLOW }: { readonly WEBHOOK_ALLOW: string }): IsInHouse | null {
  const ranges = parts(WEBHOOK_ALLOW).flatMap((part) => [rangeOf(part)].filter((range) => range !== null));
  if (ranges.length === 0) return null;
  return (address) => {
    if (isIP(address) === 0) return false;
    const seen = ipaddr.process(address);
    return ranges.some(([first, bits]) => seen.kind() === first.kind() && seen.match([first, bits]));
  };
}
