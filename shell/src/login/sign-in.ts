import type { CurrentUser, Login, SignInCode } from '@arogya/api/auth';
import { call } from '@arogya/light/call';
import { sentenceOf, type ApiFailure } from '@arogya/platform';
import { CODE_FAILED, LOGIN_FALLBACK, welcomeBack } from '@arogya/domain/auth/texts';

export type SignInResult =
  | { readonly ok: true; readonly welcome: string; readonly userId: string }
  /** `next`: what to ask for now, the code of a second factor or the password (again). */
  | { readonly ok: false; readonly next: 'code' | 'password'; readonly sentence: string | null };

const isAnswer = (value: unknown): value is CurrentUser =>
  typeof value === 'object' && value !== null && typeof (value as Partial<CurrentUser>).username === 'string';

const typeOf = ({ body }: ApiFailure): string => String((body as { type?: unknown } | undefined)?.type).replace('urn:arogyadesk:', '');

function opened(value: unknown, username: string): SignInResult {
  const user = isAnswer(value) ? value : null;
  return { ok: true, welcome: welcomeBack(user ?? { username }), userId: user?.id ?? '' };
}

/** One attempt to sign in: answers the greeting, or the sentence to show, or that a code is needed too. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  const done = await call<unknown>('auth/login', { method: 'POST', body: { username, password } satisfies Login });
  if (done.ok) return opened(done.value, username);
  if (typeOf(done.failure) === 'secondFactor') return { ok: false, next: 'code', sentence: null };
  return { ok: false, next: 'password', sentence: sentenceOf(done.failure, LOGIN_FALLBACK) };
}

/** The second step. Whoever took too long begins again. */
export async function sendCode(code: string): Promise<SignInResult> {
  const done = await call<unknown>('auth/login/code', { method: 'POST', body: { code } satisfies SignInCode });
  if (done.ok) return opened(done.value, '');
  const next = typeOf(done.failure) === 'signInExpired' ? 'password' : 'code';
  return { ok: false, next, sentence: sentenceOf(done.failure, CODE_FAILED) };
}
