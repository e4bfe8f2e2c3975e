import { useCallback, useSyncExternalStore } from 'react';

/** The open doctor is in the address (?doctor=…), so that Back closes the sheet and a reload opens it again. */
const CHANGED = 'booking:address';
const OPENED_HERE = 'sheet';

export const doctorInAddress = (): string | null => new URLSearchParams(window.location.search).get('doctor');

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The page's own address with another doctor or none; its other parameters stay. */
function addressWith(doctorId: string | null): string {
  const { pathname, search } = window.location;
  const asked = new URLSearchParams(search);
  if (doctorId === null) asked.delete('doctor');
  else asked.set('doctor', doctorId);
  return asked.size > 0 ? `${pathname}?${asked.toString()}` : pathname;
}

const changed = (): boolean => window.dispatchEvent(new Event(CHANGED));
const openedHere = (): boolean => (window.history.state as { booking?: string } | null)?.booking === OPENED_HERE;

export interface OpenDoctor {
  readonly doctorId: string | null;
  readonly open: (doctorId: string) => void;
  readonly close: () => void;
}

export function useOpenDoctor(): OpenDoctor {
  const doctorId = useSyncExternalStore(subscribe, doctorInAddress, () => null);
  const open = useCallback((id: string) => {
    // Of the entry that stays behind: what is on the page when somebody comes back to it decides where the page stands.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ booking: OPENED_HERE }, '', addressWith(id));
    changed();
  }, []);
  const close = useCallback(() => {
    if (openedHere()) return window.history.back();
    window.history.replaceState(null, '', addressWith(null));
    changed();
  }, []);
  return { doctorId, open, close };
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
