import { LOGIN_SUCCESSFUL } from '@arogya/domain/auth/texts';

const KEY = 'ad.welcome';

/** The sign-in page stores its greeting for the staff app, which is another page load. */
export function leaveWelcome(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // Without storage there is no greeting; signing in has worked.
  }
}

/** The greeting, once. */
export function takeWelcome(): { title: string; text: string } | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? { title: LOGIN_SUCCESSFUL, text } : null;
  } catch {
    return null;
  }
}
