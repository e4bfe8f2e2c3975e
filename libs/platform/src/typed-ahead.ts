/**
 * What somebody types for a field that does not stand yet: a key opens a dialog, or a look-up decides where the focus goes, and
 * they go on at once. The keys are kept here, in their order, until the next field takes them. Once in the browser: the field may
 * stand in another micro-frontend than the key.
 */

/** How long keys are kept for a dialog that opens. */
const KEPT_MS = 2000;
const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable=true]';

let kept: string[] = [];
let leaving: Element | null = null;
let end: ReturnType<typeof setTimeout> | undefined;

function stop(): void {
  leaving = null;
  clearTimeout(end);
  document.removeEventListener('keydown', keep, true);
}

/** Forgets what was typed: it is for nobody. */
export function dropTyped(): void {
  kept = [];
  stop();
}

const isInOtherField = (target: EventTarget | null): boolean =>
  target instanceof Element && target !== leaving && target.closest(FIELD) !== null;

function keep(event: KeyboardEvent): void {
  if (event.key === 'Escape') return dropTyped();
  if (event.ctrlKey || event.metaKey || event.altKey || isInOtherField(event.target)) return;
  if (event.key === 'Backspace') {
    // Nothing of it is kept: it corrects the field that was to be left.
    if (kept.length === 0 && leaving) return dropTyped();
    kept.pop();
  } else if (event.key === 'Enter' || event.key.length === 1) kept.push(event.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Keeps keys from now on, until a field takes them or the time is over: those that go to no field, and those that still go to
 * the field that is being left.
 */
export function keepTyped({ from = null, ms = KEPT_MS }: { from?: Element | null; ms?: number } = {}): void {
  stop();
  if (!from) kept = [];
  leaving = from;
  document.addEventListener('keydown', keep, true);
  end = setTimeout(stop, ms);
}

/** What was typed for the field that now stands, and whether Enter followed; what came after that stays for the next field. */
export function takeTyped(): { readonly text: string; readonly enter: boolean } {
  const at = kept.indexOf('Enter');
  const text = (at === -1 ? kept : kept.slice(0, at)).join('');
  if (at === -1) dropTyped();
  else kept = kept.slice(at + 1);
  leaving = null;
  return { text, enter: at !== -1 };
}
