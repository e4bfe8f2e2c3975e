import { isRole, type Role } from '@arogya/domain/access';
import type { SecondFactorState } from '@arogya/domain/auth/second-factor';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import { browser } from './browser';
import { cached, forget, type FollowStore } from './follow/cached-answers';
import type { Store } from './store';
import { failureOf, sentenceOf, type ApiFailure } from '@arogya/light/failure';
import { tellTabs } from '@arogya/light/tabs';
import { toasts } from './toasts';

export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly role: string | null;
  readonly hospitalId: string | null;
  readonly hospital?: { readonly name: string; readonly city: string | null; readonly timeZone: string } | null;
  readonly profileImageUrl: string | null;
  /** Somebody else typed the password: its owner must choose another first. */
  readonly mustChangePassword: boolean;
  /** Passwords must be longer here than six characters: a server in production. */
  readonly strictPasswords: boolean;
  /** needed: nothing else is possible until it is set up. */
  readonly secondFactor: SecondFactorState;
  /** The views with which their screens open: the search of an address, without '?'. */
  readonly opensWith?: readonly { readonly screen: string; readonly query: string }[];
}

/** Which sessions to end: this one, or all of the user's. */
type SignOutReach = 'here' | 'everywhere';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user; a 401 is an answer ("nobody"), not an error. */
    sessionUser: build.query<SessionUser | null, void>({
      queryFn: async (_none, _store, _options, call) => {
        const { data, error, meta } = await call('/api/auth/user');
        if (!error) return { data: data as SessionUser | null, meta };
        return error.status === 401 ? { data: null, meta } : { error, meta };
      },
      // A hospital that is renamed elsewhere is renamed here.
      providesTags: (user) => (user?.hospital ? ['session', 'hospitals'] : ['session']),
    }),
    endSession: build.mutation<null, SignOutReach>({
      query: (where) => (where === 'here' ? { url: '/api/auth/logout', method: 'POST' } : { url: '/api/auth/sessions', method: 'DELETE' }),
    }),
  }),
});

export interface Session {
  /** undefined while it is loading, null when nobody is signed in. */
  readonly user: SessionUser | null | undefined;
  /** A missing role is treated as agent (docs/spec/screens.md); an unknown one grants nothing. */
  readonly role: Role | null;
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

const roleOf = (role: string | null): Role | null => (role ? (isRole(role) ? role : null) : 'agent');

export function useSession(): Session {
  const { data, error, refetch } = sessionApi.useSessionUserQuery();
  return {
    user: data,
    role: data ? roleOf(data.role) : null,
    failure: error && !data ? failureOf(error) : null,
    retry: () => void refetch(),
  };
}

/** From now on nobody is signed in here: nothing of the session is rendered any more, and no answer of the server is kept. */
export const forgetSession =
  () =>
  async (dispatch: Store['dispatch'], getState: Store['getState']): Promise<void> => {
    const store = { dispatch, getState } as FollowStore;
    await dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, null));
    for (const view of cached(store)) if (view.endpoint !== 'sessionUser') forget(store, view);
  };

/** The id of who is signed in as the server says now; null: nobody. undefined when it does not answer. */
export const askSession =
  () =>
  async (dispatch: Store['dispatch']): Promise<string | null | undefined> => {
    const { data, error } = await dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
    return error ? undefined : (data?.id ?? null);
  };

/** [sign out, is it pending]: ends the session (or all of them) on the server, drops all data, here and in the other tabs, and loads /login. */
export function useSignOut(where: SignOutReach = 'here'): [() => Promise<void>, boolean] {
  const dispatch = useDispatch();
  const [endSession] = sessionApi.useEndSessionMutation();
  const [busy, setBusy] = useState(false);
  const signOut = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const { error } = await endSession(where);
    const failure = error ? failureOf(error) : null;
    if (failure && failure.status !== 401) {
      setBusy(false);
      toasts.show({ title: 'Error', text: sentenceOf(failure, 'Failed to log out. Please try again.'), tone: 'destructive' });
      return;
    }
    tellTabs({ kind: 'ended' });
    dispatch(api.util.resetApiState());
    browser.leaveTo('/login');
  };
  return [signOut, busy];
}
