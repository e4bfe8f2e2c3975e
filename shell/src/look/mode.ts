import { useCallback, useEffect, useState } from 'react';

export type Mode = 'light' | 'dark';

const KEY = 'ad.mode';
const DARK = '(prefers-color-scheme: dark)';

/** The person's own choice on this device; null follows the system. Storage may be closed: then nothing is remembered. */
function chosen(): Mode | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

function remember(mode: Mode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Only this page knows the choice then.
  }
}

const ofSystem = (): Mode => (window.matchMedia(DARK).matches ? 'dark' : 'light');

/** Puts the mode on the document, where tokens.css reads it. */
export function paintMode(mode: Mode = chosen() ?? ofSystem()): void {
  document.documentElement.dataset['theme'] = mode;
}

/** [mode, toggle]: light or dark, as chosen here or as the system says. */
export function useMode(): [Mode, () => void] {
  const [mode, setMode] = useState<Mode>(() => chosen() ?? ofSystem());
  useEffect(() => paintMode(mode), [mode]);
  useEffect(() => {
    const system = window.matchMedia(DARK);
    const follow = (): void => {
      if (!chosen()) setMode(ofSystem());
    };
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const toggle = useCallback(() => {
    setMode((now) => {
      const next = now === 'dark' ? 'light' : 'dark';
      remember(next);
      return next;
    });
  }, []);
  return [mode, toggle];
}
