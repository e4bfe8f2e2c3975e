import type { Store } from '@arogya/platform';
import { act } from '@testing-library/react';
import type { FakeApi } from './fake-api';

const LOOK_MS = 50;
/** As many looks take longer than changes are gathered and typing pauses, and leave some turns to what these begin. */
const LOOKS = 8;

const isAsking = (store: Store): boolean => {
  const { queries, mutations } = store.getState().api;
  return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === 'pending');
};

/**
 * Comes back when every call has its answer, and nothing more is asked for after it: however slow the machine is, timers that were
 * set before end before, and a call under way is waited for.
 */
export const settle = ({ store }: { readonly store: Store }, { calls }: FakeApi): Promise<void> =>
  act(async () => {
    let seen = calls.length;
    for (let quiet = 0; quiet < LOOKS; quiet += 1) {
      await new Promise((done) => setTimeout(done, LOOK_MS));
      if (calls.length > seen || isAsking(store)) quiet = -1;
      seen = calls.length;
    }
  });
