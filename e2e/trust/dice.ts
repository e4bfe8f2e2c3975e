/** Chance that can be repeated: the same seed gives the same throws. */
export class Dice {
  private readonly decks = new Map<string, number[]>();

  constructor(private state: number) {}

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('Nothing to choose from');
    return value;
  }

  /** As `of`, but from a deck of this name: each of the values comes before any of them comes again. */
  dealt<T>(deck: string, values: readonly T[]): T {
    const left = this.decks.get(deck) ?? [];
    if (left.length === 0) left.push(...this.shuffled([...values.keys()]));
    this.decks.set(deck, left);
    const at = left.pop() ?? 0;
    return this.of(values.slice(at, at + 1));
  }

  shuffled<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }
}
