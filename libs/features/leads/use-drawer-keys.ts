import { allShortcuts, type Shortcut } from '@arogya/features/keyboard/key-registry';
import { useEffect, useRef, type RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';
const UNDO_KEY = 'z';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/**
 * The keys of an open drawer, while the focus is in it and nobody types; those of the screen behind it rest meanwhile. Undo of
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
      // Its root has the focus when it opens, outside of what is called the dialog.
      const drawer = inside.current?.closest('.ant-drawer');
      if (!drawer || !(event.target instanceof Node) || !(drawer.contains(event.target) || event.target === document.body)) return;
      const undo = allShortcuts().filter(({ key }) => key === UNDO_KEY);
      const found = [...undo, ...latest.current].findLast(({ key }) => key === event.key.toLowerCase());
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [inside]);
}
