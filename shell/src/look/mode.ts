import { useCallback, useEffect, useState } from 'react';
import { chosen, DARK, ofSystem, paintMode, remember, type Mode } from './paint-mode';

export type { Mode };

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
