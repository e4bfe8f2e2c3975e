import { pressedKey } from '@arogya/ui/look/keys';
import { allShortcuts, isTyping, openDialogs, type Shortcut } from './key-registry';
import { useEffect, useRef, type RefObject } from 'react';

const UNDO_KEY = 'z';

/**
 * The keys of an open drawer, while nobody types and no dialog is over it; those of the screen behind it rest meanwhile. Undo of
 * the last change works in it too.
 */
export function useDrawerKeys(inside: RefObject<HTMLElement | null>, keys: readonly Shortcut[]): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const drawer = inside.current?.closest('.ant-drawer');
      const dialogs = openDialogs();
      if (!drawer || dialogs.length === 0 || dialogs.some((dialog) => !drawer.contains(dialog))) return;
      const undo = allShortcuts().filter(({ key }) => key === UNDO_KEY);
      const found = [...undo, ...latest.current].findLast(({ key }) => key === pressedKey(event));
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [inside]);
}
