import { useSyncExternalStore } from 'react';

/** Specification, section 9. */
export const TOAST_MS = 5000;
export const TOAST_REMOVE_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;

export interface ToastText {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'plain' | 'destructive';
  /** A button in the toast, e.g. Undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays; 5,000 ms unless told. */
  readonly ms?: number;
}

export interface Toast extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

let current: Toast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(toast: Toast | null): void {
  current = toast;
  listeners.forEach((listener) => listener());
}

/** One toast is visible at a time: a new one replaces the old. Usable outside components, too. */
export const toasts = {
  show(text: ToastText): void {
    clearTimeout(removal);
    count += 1;
    put({ ...text, id: count, open: true });
  },
  dismiss(id?: number): void {
    if (!current || (id !== undefined && id !== current.id)) return;
    put({ ...current, open: false });
    clearTimeout(removal);
    removal = setTimeout(() => put(null), TOAST_REMOVE_MS);
  },
  clear(): void {
    clearTimeout(removal);
    put(null);
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toast to draw; `<ToastView {...useToast()} />` of @arogya/ui does. */
export function useToast(): { toast: Toast | null; onDismiss: (id: number) => void } {
  return {
    toast: useSyncExternalStore(
      subscribe,
      () => current,
      () => null,
    ),
    onDismiss: (id) => toasts.dismiss(id),
  };
}
