import { useCallback, useEffect } from 'react';
import { toasts } from '@arogya/platform';
import type { BookingApi } from './booking-api';
import { EMPTY, type DraftStore } from './draft';
import { giveBack } from './sheet/use-hold';

/** After so long without a touch, the next touch is somebody else's. */
export const FORGET_MS = 60_000;

const NAME = 'booking:kiosk';

/** A tablet of the hospital is opened with ?kiosk=1. Its tab stays in that mode, also at addresses without it. */
export function isKiosk(search: string, tab: Pick<Storage, 'getItem' | 'setItem'> | null): boolean {
  const said = new URLSearchParams(search).get('kiosk') === '1';
  try {
    if (said) tab?.setItem(NAME, '1');
    return said || tab?.getItem(NAME) === '1';
  } catch {
    return said;
  }
}

const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Answers a function that clears everything about the person. On a shared device it also runs when nobody touches the device
 * for a while.
 */
export function useForgetting(api: BookingApi, store: DraftStore, close: (() => void) | null): () => void {
  const forget = useCallback(() => {
    giveBack(api, store);
    store.clear();
    toasts.clear();
    close?.();
    if (store.shared) void api.forgetDevice();
  }, [api, store, close]);

  useEffect(() => {
    if (!store.shared) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = (): void => {
      clearTimeout(timer);
      timer = close || store.get() !== EMPTY ? setTimeout(forget, FORGET_MS) : undefined;
    };
    touched();
    const unsubscribe = store.subscribe(touched);
    TOUCHES.forEach((touch) => window.addEventListener(touch, touched));
    return () => {
      clearTimeout(timer);
      unsubscribe();
      TOUCHES.forEach((touch) => window.removeEventListener(touch, touched));
    };
  }, [store, close, forget]);
  return forget;
}
