import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { CallMeta } from './base-query';

/** What Redux hears when a call of the API has been answered. */
interface FulfilledCall extends UnknownAction {
  readonly meta: { readonly requestId: string; readonly arg: { readonly queryCacheKey: string }; readonly baseQueryMeta: CallMeta };
  readonly payload: unknown;
}

/** A call is a thunk of Redux Toolkit; what stores an answer without a call has no method. */
const methodOf = (action: UnknownAction): string | undefined =>
  isFulfilled(action) ? (action.meta as Partial<FulfilledCall['meta']>).baseQueryMeta?.method : undefined;

/** The answer of a call that reads. */
export const isFulfilledRead = (action: UnknownAction): action is FulfilledCall => methodOf(action) === 'GET';

/** The answer of a call that changes something, for which there is no key of the cache. */
export const isFulfilledChange = (action: UnknownAction): action is FulfilledCall => (methodOf(action) ?? 'GET') !== 'GET';
