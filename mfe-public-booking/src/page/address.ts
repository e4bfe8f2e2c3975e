import { useCallback, useSyncExternalStore } from 'react';
import { instantFrom, withOffset } from '@arogya/domain/clock';
import { searchOf } from '../embed/embedded';

/** What is open over a page is in its address (?doctor=…), so that Back closes it and a reload opens it again. */
const CHANGED = 'booking:address';
const OPENED_HERE = 'sheet';

const partInAddress = (name: string): string | null => new URLSearchParams(window.location.search).get(name);
export const doctorInAddress = (): string | null => partInAddress('doctor');

/**
 * The start in the address (`&at=`), on the hospital's clock: that of a card whose link was followed before the script had come, or
 * was sent to somebody. It is taken out, so that a reload keeps what was chosen since.
 */
export function takeStart(zone: string): string | null {
  const asked = new URLSearchParams(window.location.search);
  const start = instantFrom(asked.get('at')?.replace(' ', '+'));
  if (asked.has('at')) {
    asked.delete('at');
    window.history.replaceState(window.history.state, '', addressOf(asked));
  }
  return start === null ? null : withOffset(start, zone);
}

/** The link of a doctor's sheet, with a start that is chosen in it. */
export const sheetAddress = (isEmbedded: boolean, doctorId: string, at?: string): string =>
  searchOf(isEmbedded, { doctor: doctorId, ...(at ? { at } : {}) });

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

function addressOf(asked: URLSearchParams): string {
  const { pathname } = window.location;
  return asked.size > 0 ? `${pathname}?${asked.toString()}` : pathname;
}

/** The page's own address with another part of that name or none; its other parameters stay. */
function addressWith(name: string, part: string | null): string {
  const asked = new URLSearchParams(window.location.search);
  if (part === null) asked.delete(name);
  else asked.set(name, part);
  return addressOf(asked);
}

const changed = (): boolean => window.dispatchEvent(new Event(CHANGED));
const openedHere = (): boolean => (window.history.state as { booking?: string } | null)?.booking === OPENED_HERE;

interface OpenPart {
  readonly part: string | null;
  readonly open: (part: string) => void;
  readonly close: () => void;
}

export function usePartInAddress(name: string): OpenPart {
  const part = useSyncExternalStore(
    subscribe,
    () => partInAddress(name),
    () => null,
  );
  const open = useCallback(
    (wanted: string) => {
      // Of the entry that stays behind: what is on the page when somebody comes back to it decides where the page stands.
      window.history.scrollRestoration = 'manual';
      window.history.pushState({ booking: OPENED_HERE }, '', addressWith(name, wanted));
      changed();
    },
    [name],
  );
  const close = useCallback(() => {
    const isOver = openedHere();
    // At once, and no more as what was opened here: closed twice, it must not lead back to what was there before the page.
    window.history.replaceState(null, '', addressWith(name, null));
    changed();
    if (isOver) window.history.back();
  }, [name]);
  return { part, open, close };
}

export interface OpenDoctor {
  readonly doctorId: string | null;
  readonly open: (doctorId: string) => void;
  readonly close: () => void;
}

export function useOpenDoctor(): OpenDoctor {
  const { part, open, close } = usePartInAddress('doctor');
  return { doctorId: part, open, close };
}

const onlineEvents = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    onlineEvents,
    () => navigator.onLine,
    () => true,
  );
