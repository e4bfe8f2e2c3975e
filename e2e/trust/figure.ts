/** How much is done: all of it, or each kind in little, as a part of `npm test`, where nothing is decided by how long it took. */
export interface Scale {
  readonly full: boolean;
  /** What the fuzz draws from; the same seed sends the same requests to the same program. */
  readonly seed: number;
}

/** Something that must fail where the product holds: without it, a proof that looks at nothing would pass. */
export interface Control {
  readonly name: string;
  readonly found: string;
  readonly fails: boolean;
}

/** One line of the table of figures (docs/security.md). */
export interface Figure {
  readonly name: string;
  readonly found: string;
  readonly met: boolean;
  readonly controls: readonly Control[];
  /** What is wrong, a line each: printed when the figure is not met. */
  readonly wrong?: readonly string[];
}

export interface Proof {
  readonly title: string;
  readonly prove: (scale: Scale) => Promise<Figure[]>;
  /** It runs on the server of real.ts, which it may kill. */
  readonly onServer: boolean;
}

/** The proof of a file `*.proof.ts`. */
export const proof = (title: string, prove: Proof['prove']): Proof => ({ title, prove, onServer: false });
export const serverProof = (title: string, prove: Proof['prove']): Proof => ({ title, prove, onServer: true });

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
