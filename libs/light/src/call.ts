import { failureFrom, noAnswer, type ApiFailure } from './failure';

/** After this time the answer counts as lost. */
const LIMIT_MS = 20_000;

/** `at` is when the server answered, in ms by its own clock: a browser's clock may be wrong. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T; readonly at: number }
  | { readonly ok: false; readonly failure: ApiFailure };

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** `Idempotency-Key`: the same key and body get the same answer, and nothing happens twice. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** The call continues when the page is closed. */
  readonly keepalive?: boolean;
  /** It comes from a frame of another website. */
  readonly embedded?: boolean;
}

/** One call of the API from a page without a store. It never throws: a failure is an answer too (status 0 when there was none). */
export async function call<T>(path: string, request: Call = {}): Promise<Answer<T>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LIMIT_MS);
  request.signal?.addEventListener('abort', () => patience.abort());
  try {
    const response = await fetch(`/api/${path}`, { ...options(request), signal: patience.signal });
    const raw = await response.text();
    if (!response.ok) return { ok: false, failure: failureFrom(response.status, response.statusText, raw) };
    const at = Date.parse(response.headers.get('date') ?? '') || Date.now();
    return { ok: true, value: (raw ? JSON.parse(raw) : undefined) as T, at };
  } catch (error) {
    return { ok: false, failure: noAnswer(error instanceof Error ? error.name : 'unknown') };
  } finally {
    clearTimeout(timer);
  }
}

function options({ method = 'GET', body, key, keepalive, embedded }: Call): RequestInit {
  return {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(embedded ? { 'X-Embedded': '1' } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(keepalive ? { keepalive } : {}),
  };
}

/** 128 random bits for `key`; unlike crypto.randomUUID also there on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
