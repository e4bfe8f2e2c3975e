import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useSelector } from 'react-redux';

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

/** What the base query tells about a list answer; undefined when the answer is no list. */
export function listingOf(headers: Headers): Listing | undefined {
  const count = headers.get('X-Total-Count');
  if (count === null || !/^\d+$/u.test(count)) return undefined;
  const next = /<([^>]+)>;\s*rel="?next"?/u.exec(headers.get('Link') ?? '');
  return { total: Number(count), capped: headers.get('X-Total-Capped') === 'true', next: next?.[1] ?? null };
}

interface Answered extends UnknownAction {
  meta: { requestId: string; arg: { queryCacheKey: string }; baseQueryMeta?: { listing?: Listing } };
}
const isAnswered = (action: UnknownAction): action is Answered => action.type === 'api/executeQuery/fulfilled';

interface Dropped extends UnknownAction {
  payload: { queryCacheKey: string };
}
const isDropped = (action: UnknownAction): action is Dropped => action.type === 'api/queries/removeQueryResult';

type ListingState = Record<string, Listing & { requestId: string }>;

const EMPTY: ListingState = {};

export const listings = createSlice({
  name: 'listings',
  initialState: EMPTY,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnswered, (state, { meta }) => {
        const listing = meta.baseQueryMeta?.listing;
        if (listing) state[meta.arg.queryCacheKey] = { ...listing, requestId: meta.requestId };
      })
      .addMatcher(isDropped, (state, { payload }) => {
        Reflect.deleteProperty(state, payload.queryCacheKey);
      })
      .addMatcher(
        (action: UnknownAction) => action.type === 'api/resetApiState',
        () => ({}),
      ),
});

const NONE: Listing = { total: 0, capped: false, next: null };

/** The total of a list query. While the next page is loading it stays that of the rows still on the screen. */
export function useListTotal(result: { requestId?: string | undefined; data?: unknown }): Listing {
  const last = useRef<Listing>(NONE);
  const found = useSelector((state: { listings?: ListingState }) =>
    Object.values(state.listings ?? {}).find((listing) => listing.requestId === result.requestId),
  );
  if (found) last.current = found;
  return last.current;
}
