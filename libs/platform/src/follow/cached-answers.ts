import { api } from '../api';

/** A cached answer. */
export interface CachedAnswer {
  readonly key: string;
  readonly endpoint: string;
  readonly args: unknown;
  readonly data: unknown;
  /** A screen shows it now. */
  readonly mounted: boolean;
}

interface CacheState {
  readonly api: {
    readonly queries: Readonly<
      Record<string, { readonly endpointName?: string; readonly originalArgs?: unknown; readonly data?: unknown } | undefined>
    >;
  };
}

export interface FollowStore {
  readonly dispatch: (action: never) => unknown;
  readonly getState: () => unknown;
}

interface Subscriptions {
  readonly getSubscriptionCount: (key: string) => number;
}

/** An endpoint by its name, whatever bundle generated it: this project does not know them. */
interface AnyEndpoint {
  readonly initiate: (args: unknown, options: object) => unknown;
}

export const send = (store: FollowStore, action: unknown): unknown => store.dispatch(action as never);

/** Every cached answer. RTK's own list of subscriptions is used, since the copy in the state is half a second late. */
export function cached(store: FollowStore): CachedAnswer[] {
  const { getSubscriptionCount } = send(store, api.internalActions.internal_getRTKQSubscriptions()) as Subscriptions;
  return Object.entries((store.getState() as CacheState).api.queries).flatMap(([key, entry]) =>
    entry?.endpointName && entry.data !== undefined
      ? [{ key, endpoint: entry.endpointName, args: entry.originalArgs, data: entry.data, mounted: getSubscriptionCount(key) > 0 }]
      : [],
  );
}

/** Fetches a shown answer again. */
export function refetch(store: FollowStore, { endpoint, args }: CachedAnswer): void {
  const known = (api.endpoints as Readonly<Record<string, AnyEndpoint>>)[endpoint];
  if (known) send(store, known.initiate(args, { subscribe: false, forceRefetch: true }));
}

/** Drops an answer that no screen shows: the next screen that needs it asks the server. */
export const forget = (store: FollowStore, { key }: CachedAnswer): void =>
  void send(store, api.internalActions.removeQueryResult({ queryCacheKey: key as never }));

/** Replaces the data of an answer. */
export const replace = (store: FollowStore, { endpoint, args }: CachedAnswer, data: unknown): void =>
  void send(store, api.util.updateQueryData(endpoint as never, args as never, (() => data) as never));
