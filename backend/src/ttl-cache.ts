import { LRUCache } from 'lru-cache';

/** How many answers are kept; the one that nobody has asked for the longest goes first. */
const MAX = 500;

/**
 * Answers that many ask for at the same moment: they share one, and so does whoever asks soon after. A failure is shared
 * with those who wait, and not kept.
 */
export class TtlCache<T> {
  private readonly answers: LRUCache<string, Promise<T>>;

  /** For how long an answer is reused, in ms. */
  constructor(ttl = 1000, perf: { readonly now: () => number } = performance) {
    this.answers = new LRUCache({ max: MAX, ttl, perf, ttlResolution: 0 });
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.answers.get(key);
    if (known) return known;
    const answer = load();
    this.answers.set(key, answer);
    answer.catch(() => {
      if (this.answers.peek(key) === answer) this.answers.delete(key);
    });
    return answer;
  }

  /** Forgets all answers. */
  clear(): void {
    this.answers.clear();
  }
}
