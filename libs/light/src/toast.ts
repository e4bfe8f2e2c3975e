import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** How long a toast stays, when it is removed, how far a swipe must go (docs/spec/numbers.md). */
export const TOAST_MS = 5000;
export const TOAST_REMOVE_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
/** Focuses the toast. */
export const TOAST_KEY = 'F8';

interface ShownToast {
  readonly id: number;
  readonly ms?: number;
}

interface ToastControl {
  /** The button of the toast: the key focuses it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/** The behaviour of one toast without its looks: it goes after its time or a swipe to the right, and a key focuses it. */
export function useToastControl(shown: ShownToast | null, dismiss: (id: number) => void): ToastControl {
  const button = useRef<HTMLButtonElement>(null);
  const startX = useRef(0);
  const id = shown?.id;
  const ms = shown?.ms ?? TOAST_MS;
  const dismissRef = useRef(dismiss);
  dismissRef.current = dismiss;

  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => dismissRef.current(id), ms);
    const focus = (event: KeyboardEvent): void => {
      if (event.key === TOAST_KEY) button.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', focus);
    };
  }, [id, ms]);
  return {
    button,
    onPointerDown: (event) => {
      startX.current = event.clientX;
    },
    onPointerUp: (event) => {
      if (shown && event.clientX - startX.current >= TOAST_SWIPE_PX) dismiss(shown.id);
    },
  };
}
