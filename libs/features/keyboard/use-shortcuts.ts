import { useEffect, useRef } from 'react';
import { addShortcuts, type Shortcut } from './key-registry';

/** The keys of a screen while it is mounted: `useShortcuts([{ key: 'n', label: 'Book Appointment', run: openDialog }, ...LIST_KEYS])`. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const names = shortcuts.map(({ key, label }) => `${key}\n${label}`).join('\n\n');
  useEffect(() => {
    const stable = latest.current.map(({ key, label }, index) => ({ key, label, run: () => latest.current[index]?.run() }));
    return addShortcuts(stable);
  }, [names]);
}
