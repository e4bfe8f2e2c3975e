import { createHash } from 'node:crypto';

/** A random source that gives the same values for the same seed on every machine. */
export interface Chance {
  /** 0 up to, not including, `below`. */
  below(below: number): number;
  between(low: number, high: number): number;
  /** True in `percent` of the cases. */
  hits(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the keys, chosen by weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  shuffled<T>(from: readonly T[]): T[];
}

/** mulberry32: 32 bits of state are plenty for a demo. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const digest = (text: string): Buffer => createHash('md5').update(text).digest();

export function chanceOf(seed: string): Chance {
  const next = numbers(digest(seed).readUInt32LE(0));
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const one = from[below(from.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  const weighted = <K extends string>(weights: Readonly<Record<K, number>>): K => {
    const keys = Object.keys(weights) as K[];
    let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
    return keys.find((key) => (left -= weights[key]) < 0) ?? pick(keys);
  };
  const shuffled = <T>(from: readonly T[]): T[] => {
    const order = from.map((one) => [next(), one] as const);
    return order.sort((a, b) => a[0] - b[0]).map(([, one]) => one);
  };
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    hits: (percent) => next() * 100 < percent,
    pick,
    weighted,
    shuffled,
  };
}

/** The id of the n-th demo row of a noun. It is the same in every database, so that a link to it keeps working. */
export function demoId(noun: string, n: number): string {
  const hex = digest(`${noun}:${n}`).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** +91 55500 1xxxx: numbers that nobody has. `n` up to 9999. */
export const demoPhone = (n: number): string => `+91 55500 1${String(n).padStart(4, '0')}`;
