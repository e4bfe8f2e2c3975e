import type { CurrentUser, Login } from '@arogya/api/auth';
import { sentenceOf } from '@arogya/platform';
import { LOGIN_FALLBACK, welcomeBack } from '@arogya/domain/auth/texts';
import { post } from '../light/post';

export type SignedIn = { readonly ok: true; readonly welcome: string } | { readonly ok: false; readonly sentence: string };

const isAnswer = (value: unknown): value is CurrentUser =>
  typeof value === 'object' && value !== null && typeof (value as Partial<CurrentUser>).username === 'string';

/** One attempt to sign in: answers the greeting, or the sentence to show. */
export async function signIn(username: string, password: string): Promise<SignedIn> {
  const done = await post<Login>('/api/auth/login', { username, password });
  if (!done.ok) return { ok: false, sentence: sentenceOf(done.failure, LOGIN_FALLBACK) };
  const user: unknown = done.raw ? JSON.parse(done.raw) : null;
  return { ok: true, welcome: welcomeBack(isAnswer(user) ? user : { username }) };
}
