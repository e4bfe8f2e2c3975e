import { useSession } from '@arogya/platform';
import { useState } from 'react';

/** Where the choice is kept: on this device, for each account and screen, as the look is (shell/src/look/paint-mode.ts). */
const keyOf = (screen: string, userId: string): string => `ad.tall-rows.${screen}.${userId}`;

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function keep(key: string, tall: boolean): void {
  try {
    if (tall) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Without storage only this page knows the choice.
  }
}

/** [tall, toggle]: whether this account wants the rows of a screen 56 px high instead of 44. */
export function useTallRows(screen: string): [boolean, () => void] {
  const { user } = useSession();
  const key = keyOf(screen, user?.id ?? '');
  const [chosen, setChosen] = useState<{ readonly key: string; readonly tall: boolean }>();
  const tall = chosen?.key === key ? chosen.tall : isKept(key);
  const toggle = (): void => {
    keep(key, !tall);
    setChosen({ key, tall: !tall });
  };
  return [tall, toggle];
}
