import type { Mode } from '@arogya/domain/palette';

export type { Mode };

const KEY = 'ad.mode';
export const DARK = '(prefers-color-scheme: dark)';

/** The person's own choice on this device; null follows the system. Without storage nothing is remembered. */
export function chosen(): Mode | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

/** For the server, which draws the frame (backend/src/web/staff-page.ts): the document has these colours before any script is there. */
const COOKIE = 'ad-mode';
const YEAR_S = 31_536_000;

function tellServer(mode: Mode): void {
  if (!document.cookie.includes(`${COOKIE}=${mode}`)) document.cookie = `${COOKIE}=${mode};path=/;max-age=${YEAR_S};samesite=lax`;
}

export function remember(mode: Mode): void {
  tellServer(mode);
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Without storage only this page knows the choice.
  }
}

export const ofSystem = (): Mode => (window.matchMedia(DARK).matches ? 'dark' : 'light');

/** Sets the mode on the document, where tokens.css reads it. Without React, which the landing page does not have when it starts. */
export function paintMode(mode: Mode = chosen() ?? ofSystem()): void {
  if (chosen()) tellServer(mode);
  document.documentElement.dataset['theme'] = mode;
}
