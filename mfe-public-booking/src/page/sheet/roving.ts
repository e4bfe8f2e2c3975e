import type { KeyboardEvent } from 'react';

const KEYS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** The number of buttons beside each other in the first row. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  return Math.max(1, buttons.filter((button) => button.offsetTop === top).length);
}

/** Arrow keys move the focus among the buttons inside the element: one tab stop for all of them. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = KEYS[event.key]?.(columnsOf(buttons));
  const end = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : null;
  if (at < 0 || (step === undefined && end === null)) return;
  event.preventDefault();
  buttons[end ?? Math.min(buttons.length - 1, Math.max(0, at + (step ?? 0)))]?.focus();
}
