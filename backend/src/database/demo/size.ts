/** `full` is what a person looks at; `small` is a few dozen rows for tests. */
export type DemoSize = 'full' | 'small';

export interface Span {
  /** Days before and after today that have visits. */
  readonly back: number;
  readonly ahead: number;
  readonly patients: number;
}

export const SPANS: Readonly<Record<DemoSize, Span>> = {
  full: { back: 30, ahead: 14, patients: 3200 },
  small: { back: 3, ahead: 3, patients: 40 },
};
