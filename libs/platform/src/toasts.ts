import { TOAST_REMOVE_MS } from '@arogya/light/toast';
import { useSyncExternalStore } from 'react';

export interface ToastText {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'plain' | 'destructive';
  /** A button in the toast, e.g. Undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays; 5,000 ms by default. */
  readonly ms?: number;
}

export interface Toast extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

/** A toast of this window in the notification panel, without its button. */
export interface PastToast extends Pick<ToastText, 'title' | 'text' | 'tone'> {
  readonly id: number;
  /** ms since 1970. */
  readonly at: number;
}

/** Enough to look up what one has missed. They hold names, so they are dropped with the window. */
const KEPT = 20;

let current: Toast | null = null;
let past: readonly PastToast[] = [];
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(toast: Toast | null): void {
  current = toast;
  listeners.forEach((listener) => listener());
}

/** One toast is visible at a time: a new one replaces the old. Also usable outside components. */
export const toasts = {
  show(text: ToastText): void {
    clearTimeout(removal);
    count += 1;
    const { title, text: line, tone } = text;
    past = [{ id: count, at: Date.now(), title, ...(line ? { text: line } : {}), ...(tone ? { tone } : {}) }, ...past].slice(0, KEPT);
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
    past = [];
    put(null);
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toasts of this window, newest first. */
export const usePastToasts = (): readonly PastToast[] =>
  useSyncExternalStore(
    subscribe,
    () => past,
    () => past,
  );

/** The toast to show: `<ToastView {...useToast()} />` of @arogya/ui. */
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
