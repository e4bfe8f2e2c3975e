/** Constant words for `status in (…)`: `'pending', 'confirmed'`. What somebody typed is bound instead. */
export const inWords = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** A `where` that grows with the filters that were sent; every value becomes a parameter, never text. */
export class Where {
  readonly params: unknown[] = [];
  private readonly parts: string[];

  constructor(first: string) {
    this.parts = [first];
  }

  /** Adds a condition in which `?` stands for `value`; nothing when the value is undefined or null. */
  and(condition: string, value: unknown): this {
    if (value === undefined || value === null) return this;
    this.params.push(value);
    this.parts.push(condition.replaceAll('?', `$${this.params.length}`));
    return this;
  }

  /** Adds a condition whose values are bound already. */
  add(condition: string): this {
    this.parts.push(condition);
    return this;
  }

  /** A copy, to which further conditions can be added. */
  copy(): Where {
    const copy = new Where('');
    copy.parts.splice(0, 1, ...this.parts);
    copy.params.push(...this.params);
    return copy;
  }

  /** `$n` of a further parameter, such as a limit. */
  bind(value: unknown): string {
    this.params.push(value);
    return `$${this.params.length}`;
  }

  get text(): string {
    return `where ${this.parts.join(' and ')}`;
  }
}
