/** `full` is what a person looks at; `small` is a few dozen rows for tests. */
export type DemoSize = 'full' | 'small';

export interface Span {
  /** Days before and after today that have appointments. */
  readonly back: number;
  readonly ahead: number;
  readonly patients: number;
  /** Leads of the last thirty days, and of the thirty before them. */
  readonly leads: readonly [number, number];
  readonly enquiries: number;
}

export const SPANS: Readonly<Record<DemoSize, Span>> = {
  full: { back: 59, ahead: 14, patients: 3200, leads: [194, 200], enquiries: 36 },
  small: { back: 3, ahead: 3, patients: 40, leads: [24, 0], enquiries: 9 },
};
