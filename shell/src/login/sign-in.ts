import { sentenceOf } from '@arogya/platform';
import { LOGIN_FALLBACK, welcomeBack } from '@arogya/domain/auth/texts';
import { post } from '../light/post';

export type SignedIn = { readonly ok: true; readonly welcome: string } | { readonly ok: false; readonly sentence: string };

interface Answer {
  readonly username: string;
  readonly firstName?: string | null;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && typeof (value as { username?: unknown }).username === 'string';

/** One attempt to sign in: answers the greeting, or the sentence to show. */
export async function signIn(username: string, password: string): Promise<SignedIn> {
  const done = await post('/api/auth/login', { username, password });
  if (!done.ok) return { ok: false, sentence: sentenceOf(done.failure, LOGIN_FALLBACK) };
  const user: unknown = done.raw ? JSON.parse(done.raw) : null;
  return { ok: true, welcome: welcomeBack(isAnswer(user) ? user : { username }) };
}
