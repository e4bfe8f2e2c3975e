import { failureFrom, noAnswer, sentenceOf } from '@arogya/platform';
import { LOGIN_FALLBACK, welcomeBack } from '@arogya/domain/auth/texts';

export type SignedIn = { readonly ok: true; readonly welcome: string } | { readonly ok: false; readonly sentence: string };

interface Answer {
  readonly username: string;
  readonly firstName?: string | null;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && typeof (value as { username?: unknown }).username === 'string';

/** One try to sign in: the greeting, or the sentence to show. */
export async function signIn(username: string, password: string): Promise<SignedIn> {
  let answer: Response;
  try {
    answer = await fetch('/api/auth/login', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  } catch {
    return { ok: false, sentence: sentenceOf(noAnswer('network'), LOGIN_FALLBACK) };
  }
  const raw = await answer.text().catch(() => '');
  if (!answer.ok) return { ok: false, sentence: sentenceOf(failureFrom(answer.status, answer.statusText, raw), LOGIN_FALLBACK) };
  const user: unknown = raw ? JSON.parse(raw) : null;
  return { ok: true, welcome: welcomeBack(isAnswer(user) ? user : { username }) };
}
