/** The rows of a list of which some are chosen, to do the same with all of them. */
export interface RowChoice {
  readonly has: (key: string) => boolean;
  /** `range`: all from the row pressed before to this one. */
  readonly onToggle: (key: string, range: boolean) => void;
  /** All rows on the screen, or none of them once all are chosen. */
  readonly onAll: () => void;
  /** On a phone: each row shows its check box, and a tap chooses it instead of opening it. */
  readonly byTap: boolean;
}

/** The attribute by which a row on the screen is found again: its key. */
export const ROW_KEY = 'data-row';

/** The key of the row that has the focus, itself or something in it. */
export const focusedRow = (): string | null => document.activeElement?.closest(`[${ROW_KEY}]`)?.getAttribute(ROW_KEY) ?? null;

/** A row on the screen. */
export const rowOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[${ROW_KEY}]`)].find((row) => row.getAttribute(ROW_KEY) === key);

/** Gives the focus to a row on the screen, where it can have it. */
export const focusRow = (key: string): void => rowOf(key)?.focus();
