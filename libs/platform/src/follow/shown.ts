import { api } from '../api';

/** A cached answer. */
export interface Shown {
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

/** An endpoint of any bundle, by its name: this project does not know the generated ones. */
interface AnyEndpoint {
  readonly initiate: (args: unknown, options: object) => unknown;
}

export const send = (store: FollowStore, action: unknown): unknown => store.dispatch(action as never);

/** Every answer that is cached. RTK's own list of subscriptions is asked, since the copy in the state lags half a second behind. */
export function cached(store: FollowStore): Shown[] {
  const { getSubscriptionCount } = send(store, api.internalActions.internal_getRTKQSubscriptions()) as Subscriptions;
  return Object.entries((store.getState() as CacheState).api.queries).flatMap(([key, entry]) =>
    entry?.endpointName && entry.data !== undefined
      ? [{ key, endpoint: entry.endpointName, args: entry.originalArgs, data: entry.data, mounted: getSubscriptionCount(key) > 0 }]
      : [],
  );
}

/** Fetches a shown answer again. */
export function refetch(store: FollowStore, { endpoint, args }: Shown): void {
  const known = (api.endpoints as Readonly<Record<string, AnyEndpoint>>)[endpoint];
  if (known) send(store, known.initiate(args, { subscribe: false, forceRefetch: true }));
}

/** Forgets an answer that no screen shows: whoever opens it again asks the server. */
export const forget = (store: FollowStore, { key }: Shown): void =>
  void send(store, api.internalActions.removeQueryResult({ queryCacheKey: key as never }));

/** Replaces the data of an answer. */
export const replace = (store: FollowStore, { endpoint, args }: Shown, data: unknown): void =>
  void send(store, api.util.updateQueryData(endpoint as never, args as never, (() => data) as never));
