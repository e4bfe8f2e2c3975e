import { pressedKey } from '@arogya/ui/look/keys';
import { useEffect, useRef } from 'react';

interface AffectedKeys {
  readonly active: boolean;
  readonly onApply: () => void;
  /** A key of a row: 'm' the next proposal, 'r' a colleague, 'c' cancelled. `id` is that of the row with the focus. */
  readonly onRow: (key: 'm' | 'r' | 'c', id: string) => void;
}

const ROWS = '.ad-affected-row .ad-outcome';
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROWS)];

/** Moves the focus to the row below or above. */
function moveFocus(by: 1 | -1): void {
  const all = buttons();
  const at = all.findIndex((one) => one === document.activeElement);
  const next = all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

export const focusFirstRow = (): void => buttons()[0]?.focus();

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=combobox], input:not([type=radio]), textarea') !== null;

/** The keys of the list while its drawer is open: J and K from row to row, M, R and C in a row, Ctrl+Enter applies. */
export function useAffectedKeys(keys: AffectedKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { active } = keys;
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.repeat || isElsewhere(event.target)) return;
      const held = event.ctrlKey || event.metaKey;
      if (event.key === 'Enter' && held) return latest.current.onApply();
      if (held) return;
      const key = pressedKey(event);
      if (key === 'j' || key === 'k') moveFocus(key === 'j' ? 1 : -1);
      const id = (document.activeElement?.closest<HTMLElement>('.ad-affected-row') ?? null)?.dataset['row'];
      if (id && (key === 'm' || key === 'r' || key === 'c')) latest.current.onRow(key, id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
