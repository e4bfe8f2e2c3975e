import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { holdWaiting } from './follow/hold-waiting';
import { listings } from './listing';
import { ownChanges } from './own-changes';
import { refetching } from './refetching';
import { sessionState } from './session-state';

holdWaiting();

/** A micro-frontend adds its slice: `declare module '@arogya/platform' { interface LazySlices extends WithSlice<typeof slice> {} }`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

/** `slice.injectInto(rootReducer)` in a micro-frontend's `setup` adds its state to the running store. */
export const rootReducer = combineSlices(api, listings, ownChanges, sessionState).withLazyLoadedSlices<LazySlices>();

export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(refetching.middleware).concat(api.middleware),
  });

export type Store = ReturnType<typeof makeStore>;
