const STOPS = 'a[href], button, input, textarea, select, [tabindex]';

/** Where Tab stops in an element, in its order. */
const stopsOf = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && !stop.closest('[hidden], [aria-hidden=true]'),
  );

/** The stop to which Tab leads from a place instead of out of the dialog; undefined where the browser knows it. */
function stopAfter(dialog: HTMLElement, from: Element | null, back: boolean): HTMLElement | undefined {
  const stops = stopsOf(dialog);
  const [first, last] = back ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  // Nothing has the focus: what had it is gone.
  return from === last || from === document.body || from === dialog ? first : undefined;
}

/** Keeps Tab within a dialog that is open, until the returned function is called: then whatever had the focus before has it again. */
export function holdFocus(dialog: HTMLElement): () => void {
  const before = document.activeElement;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.key === 'Tab' && !event.defaultPrevented && stopAfter(dialog, document.activeElement, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // A drawer of antd below it listens at the window, and would take the focus back.
  const onFocusIn = (event: FocusEvent): void => {
    if (event.target instanceof Node && dialog.contains(event.target)) event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
    const isHeld = document.activeElement === document.body || dialog.contains(document.activeElement);
    if (isHeld && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
