import { failureFrom, noAnswer, type ApiFailure } from '@arogya/platform';

export type Posted = { readonly ok: true; readonly raw: string } | { readonly ok: false; readonly failure: ApiFailure };

/** After this time the answer counts as lost. */
const PATIENCE_MS = 20_000;

/** One POST from a page without a store. It never throws: a failure is an answer too (status 0 when there was none). */
export async function post<Body>(path: string, body: Body, headers: Readonly<Record<string, string>> = {}): Promise<Posted> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: patience.signal,
    });
    const raw = await answer.text();
    return answer.ok ? { ok: true, raw } : { ok: false, failure: failureFrom(answer.status, answer.statusText, raw) };
  } catch {
    return { ok: false, failure: noAnswer('network') };
  } finally {
    clearTimeout(timer);
  }
}
