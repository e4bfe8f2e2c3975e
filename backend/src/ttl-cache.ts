const MOST_KEPT = 500;

interface Kept<T> {
  readonly since: number;
  readonly value: Promise<T>;
}

/**
 * Answers that many ask for at the same moment: they share one, and so does whoever asks soon after. A failure is shared
 * with those who wait, and not kept.
 */
export class Fresh<T> {
  private readonly kept = new Map<string, Kept<T>>();

  /** For how long an answer is reused, in ms. */
  constructor(
    private readonly keptMs = 1000,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(key: string, load: () => Promise<T>): Promise<T> {
    const since = this.now();
    const known = this.kept.get(key);
    if (known && since - known.since < this.keptMs) return known.value;
    const mine: Kept<T> = { since, value: load() };
    this.keep(key, mine);
    mine.value.catch(() => {
      if (this.kept.get(key) === mine) this.kept.delete(key);
    });
    return mine.value;
  }

  /** Forgets all answers. */
  clear(): void {
    this.kept.clear();
  }

  private keep(key: string, one: Kept<T>): void {
    this.kept.delete(key);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, one);
  }
}
