import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { failureFrom, noAnswer, OFFLINE, type ApiFailure } from '@arogya/light/failure';
import { confirmation } from './confirmation';
import { sessionEnded } from './session-state';

/**
 * How a screen learns the total of a list.
 *
 * List calls answer a plain JSON array, and so do the generated hooks. The rest stands in headers; it is kept
 * here per answer and read beside the rows, so that no generated type has to change:
 *
 *   const list = useListDoctorsQuery({ q, page });
 *   const { total, capped } = useListTotal(list);
 */
export interface Listing {
  /** All rows that match, over all pages (X-Total-Count). */
  readonly total: number;
  /** The true total is higher: shown as '1,000+', a search as '50+' (X-Total-Capped). */
  readonly capped: boolean;
  /** Address of the next page (Link, rel="next"); null on the last one. */
  readonly next: string | null;
}

/** What the base query reports about a list answer; undefined when the answer is no list. */
function listingOf(headers: Headers): Listing | undefined {
  const count = headers.get('X-Total-Count');
  if (count === null || !/^\d+$/u.test(count)) return undefined;
  const next = /<([^>]+)>;\s*rel="?next"?/u.exec(headers.get('Link') ?? '');
  return { total: Number(count), capped: headers.get('X-Total-Capped') === 'true', next: next?.[1] ?? null };
}

/** What a screen may know of an answer besides its body. */
export interface CallMeta {
  readonly method: string;
  /** Path below /api, without the query: 'hospitals/123'. */
  readonly path: string;
  readonly listing?: Listing;
}

type Call = BaseQueryFn<string | FetchArgs, unknown, ApiFailure, object, CallMeta>;

const origin = typeof location === 'undefined' || location.origin === 'null' ? 'http://localhost' : location.origin;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Lists are repeated (status=a&status=b); empty values are left out. */
function serialized(params: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (!isNothing(one)) search.append(name, String(one));
    }
  }
  return search.toString();
}

/** Sends cookies; a JSON content type only with a body. Answers are read as text, so that an error's body is known to the letter. */
const send = fetchBaseQuery({
  baseUrl: origin,
  credentials: 'include',
  paramsSerializer: serialized,
  responseHandler: 'text',
});

/** Calls may say '/api/hospitals' (as the contract does) or '/hospitals'. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/?(api\/)?/u, '');

/** A 401 of these calls does not end the session on screen: the session's own calls, and those that no person has triggered. */
const SAYS_NOTHING = ['auth/user', 'auth/login', 'auth/logout', 'notifications/unread'];

function body(raw: unknown): { data: unknown } | { error: ApiFailure } {
  if (typeof raw !== 'string' || raw === '') return { data: null };
  try {
    return { data: JSON.parse(raw) as unknown };
  } catch {
    return { error: { status: 200, text: `200: ${raw.slice(0, 200)}` } };
  }
}

const asksForProof = (failure: ApiFailure): boolean =>
  failure.status === 403 && (failure.body as { type?: unknown } | undefined)?.type === 'urn:arogyadesk:confirmNeeded';

/** Every call goes through here. One that needs a fresh proof of who is calling is sent again after it. */
export const baseQuery: Call = async (args, store, options) => {
  const first = await once(args, store, options);
  if (!first.error || !asksForProof(first.error)) return first;
  return (await confirmation.ask()) ? once(args, store, options) : first;
};

/** Whatever goes wrong becomes an ApiFailure; nothing is retried. */
const once: Call = async (args, store, options) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const path = pathOf(call.url);
  const search = call.url.includes('?') ? call.url.slice(call.url.indexOf('?')) : '';
  const method = call.method ?? 'GET';
  // What was read stays; writing is off until the connection is back.
  if (method !== 'GET' && !navigator.onLine) return { error: { ...noAnswer('offline'), message: OFFLINE }, meta: { method, path } };
  const { data, error, meta } = await send({ ...call, url: `/api/${path}${search}` }, store, options);
  const listing = meta?.response ? listingOf(meta.response.headers) : undefined;
  const about: CallMeta = { method, path, ...(listing ? { listing } : {}) };
  if (!error) return { ...body(data), meta: about };
  if (typeof error.status !== 'number') return { error: noAnswer(error.error), meta: about };
  if (error.status === 401 && !SAYS_NOTHING.includes(path)) store.dispatch(sessionEnded());
  return {
    error: failureFrom(error.status, meta?.response?.statusText ?? '', typeof error.data === 'string' ? error.data : ''),
    meta: about,
  };
};
