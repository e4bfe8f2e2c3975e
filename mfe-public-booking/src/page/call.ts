import { failureFrom, noAnswer, type ApiFailure } from '@arogya/platform';

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ApiFailure };

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** `Idempotency-Key`: the same key and body get the same answer, and nothing happens twice. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** The call may outlive the page. */
  readonly keepalive?: boolean;
}

/** After this the answer is taken to be lost. */
const PATIENCE_MS = 20_000;

/** One call of the API. It never throws: what goes wrong is an answer, too (status 0 when none came). */
export async function call<T>(path: string, request: Request = {}): Promise<Answer<T>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  request.signal?.addEventListener('abort', () => patience.abort());
  try {
    const response = await fetch(`/api/${path}`, { ...options(request), signal: patience.signal });
    const raw = await response.text();
    if (!response.ok) return { ok: false, failure: failureFrom(response.status, response.statusText, raw) };
    return { ok: true, value: (raw ? JSON.parse(raw) : undefined) as T };
  } catch (error) {
    return { ok: false, failure: noAnswer(error instanceof Error ? error.name : 'unknown') };
  } finally {
    clearTimeout(timer);
  }
}

function options({ method = 'GET', body, key, keepalive }: Request): RequestInit {
  return {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(keepalive ? { keepalive } : {}),
  };
}

/** 128 random bits; unlike crypto.randomUUID also there on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
