import type { CurrentUser, Login } from '@arogya/api/auth';
import { call } from '@arogya/light/call';
import { sentenceOf } from '@arogya/platform';
import { LOGIN_FALLBACK, welcomeBack } from '@arogya/domain/auth/texts';

export type SignedIn = { readonly ok: true; readonly welcome: string } | { readonly ok: false; readonly sentence: string };

const isAnswer = (value: unknown): value is CurrentUser =>
  typeof value === 'object' && value !== null && typeof (value as Partial<CurrentUser>).username === 'string';

/** One attempt to sign in: answers the greeting, or the sentence to show. */
export async function signIn(username: string, password: string): Promise<SignedIn> {
  const done = await call<unknown>('auth/login', { method: 'POST', body: { username, password } satisfies Login });
  if (!done.ok) return { ok: false, sentence: sentenceOf(done.failure, LOGIN_FALLBACK) };
  return { ok: true, welcome: welcomeBack(isAnswer(done.value) ? done.value : { username }) };
}
