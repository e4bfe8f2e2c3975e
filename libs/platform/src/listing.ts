import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { api } from './api';
import type { Listing } from './base-query';
import { isFulfilledRead } from './fulfilled';

const isDropped = api.internalActions.removeQueryResult.match;

interface ListingEntry extends Listing {
  readonly requestId: string;
  /** Ids of rows that belong to the page by now, but would shift it: they appear when it is fetched again. */
  readonly waiting?: readonly string[];
}
type ListingState = Record<string, ListingEntry>;

interface Shift {
  /** The cached list. */
  readonly key: string;
  /** By how many rows its total has changed. */
  readonly by?: number;
  /** A row that waits to be shown, or no longer does. */
  readonly waits: string | null;
  readonly leaves: string | null;
}

const EMPTY: ListingState = {};

export const listings = createSlice({
  name: 'listings',
  initialState: EMPTY,
  reducers: {
    listShifted: (state, { payload: { key, by = 0, waits, leaves } }: PayloadAction<Shift>) => {
      const listing = state[key];
      if (!listing) return;
      const { waiting = [] } = listing;
      if (by !== 0 && !listing.capped) listing.total = Math.max(0, listing.total + by);
      if (waits && !waiting.includes(waits)) listing.waiting = [...waiting, waits];
      if (leaves && waiting.includes(leaves)) listing.waiting = waiting.filter((id) => id !== leaves);
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isFulfilledRead, (state, { meta }) => {
        const { listing } = meta.baseQueryMeta;
        if (listing) state[meta.arg.queryCacheKey] = { ...listing, requestId: meta.requestId };
      })
      .addMatcher(isDropped, (state, { payload }) => {
        Reflect.deleteProperty(state, payload.queryCacheKey);
      })
      .addMatcher(api.util.resetApiState.match, () => ({})),
});

export const { listShifted } = listings.actions;

/** The rows of a cached list that wait. */
export const waitingOf = (state: unknown, key: string): readonly string[] =>
  (state as { listings?: ListingState }).listings?.[key]?.waiting ?? [];

const NONE: Listing = { total: 0, capped: false, next: null };

type ListAnswer = { requestId?: string | undefined; data?: unknown };

const useListing = ({ requestId }: ListAnswer) =>
  useSelector((state: { listings?: ListingState }) =>
    Object.values(state.listings ?? {}).find((listing) => listing.requestId === requestId),
  );

/** How many rows others have added to a list since it was fetched; fetching it again shows them. */
export const useListWaiting = (result: ListAnswer): number => useListing(result)?.waiting?.length ?? 0;

/** The total of a list query. While the next page is loading it is that of the rows still on the screen. */
export function useListTotal(result: ListAnswer): Listing {
  const last = useRef<Listing>(NONE);
  const found = useListing(result);
  if (found) last.current = found;
  return last.current;
}
