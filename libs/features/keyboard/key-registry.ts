import { pressedKey } from '@arogya/ui/look/keys';

/** One key of a screen and what it does, as `?` shows it. */
export interface Shortcut {
  /** As `pressedKey` says it: 'n', '/', 'ArrowDown'; 'Ctrl+a' is also ⌘ A. Letters work in either case, unless 'Shift+x' means something else. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

const shortcuts = new Map<object, readonly Shortcut[]>();

/** All keys of the present screen, in the order in which they were added; of two with the same key the later one counts. */
export const allShortcuts = (): Shortcut[] => [...shortcuts.values()].flat();

const FIELD =
  'input:not([type=checkbox]), textarea, select, [contenteditable=""], [contenteditable=true], [role=combobox], [role=listbox], [role=menu]';

/** Somebody is typing, or chooses from a menu: no key does anything else. */
export function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest<HTMLElement>(FIELD) : null;
  return field !== null && !isHidden(field);
}

/** The dialogs and drawers that are open. */
export const openDialogs = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].filter((element) => !isHidden(element));

/** A dialog or menu that is on its way out counts as closed. */
const HIDDEN =
  '[style*="display: none"], [hidden], [aria-hidden=true], .ant-zoom-leave, .ant-slide-up-leave, .ant-dropdown-hidden, .ant-select-dropdown-hidden, .ant-popover-hidden, .ant-drawer-content-wrapper-hidden';
const isHidden = (element: HTMLElement): boolean => element.closest(HIDDEN) !== null;

/** The keys that a press may mean; the first that the screen has counts. */
function meaningsOf(event: KeyboardEvent): string[] {
  const { shiftKey, ctrlKey, metaKey } = event;
  const name = pressedKey(event);
  if (ctrlKey || metaKey) return shiftKey ? [] : [`Ctrl+${name}`];
  return shiftKey ? [`Shift+${name}`, name] : [name];
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || isTyping(event.target) || openDialogs().length > 0) return;
  const shortcuts = allShortcuts();
  const shortcut = meaningsOf(event)
    .map((meant) => shortcuts.findLast(({ key }) => key === meant))
    .find((found) => found !== undefined);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

/** Adds keys until the returned function is called. One listener serves the whole micro-frontend. */
export function addShortcuts(added: readonly Shortcut[]): () => void {
  const owner = {};
  if (shortcuts.size === 0) document.addEventListener('keydown', onKeyDown);
  shortcuts.set(owner, added);
  return () => {
    shortcuts.delete(owner);
    if (shortcuts.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
}
