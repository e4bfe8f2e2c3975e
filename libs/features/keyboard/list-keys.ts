import type { Shortcut } from './key-registry';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.ad-row-opens')];

/** Moves the focus to the row below or above; to the first one when no row has it. */
function moveRow(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('input[type=search]');
  box?.focus();
  box?.select();
}

/** The keys of every list; Enter on a row opens it (DataTable), Esc closes what is open. */
export const LIST_KEYS: readonly Shortcut[] = [
  { key: '/', label: 'Search', run: focusSearch },
  { key: 'j', label: 'Next row, or the next open record', run: () => moveRow(1) },
  { key: 'k', label: 'Previous row, or the record before', run: () => moveRow(-1) },
];
