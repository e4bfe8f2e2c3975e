import { NO_LEAD_LEFT } from '@arogya/domain/leads/texts';
import { toasts } from '@arogya/platform';
import { useEffect, useRef } from 'react';
import type { Lead } from './lead';
import type { useClaim } from './use-claim';

export const TAKE_KEY = 'c';

const focusedId = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset['lead'];

interface TakeNext {
  /** The first unassigned leads. */
  readonly free: readonly Lead[] | undefined;
  readonly claim: ReturnType<typeof useClaim>['claim'];
  /** The lead whose record is open. */
  readonly openId: string | null;
  readonly open: (lead: Lead) => void;
}

/** Takes the unassigned lead that has the focus, else the first of the list, and opens it; once, however often it is pressed until then. */
export function useTakeNext({ free, claim, openId, open }: TakeNext): () => Promise<void> {
  const busy = useRef(false);
  // The list may still show what was taken a moment ago.
  const taken = useRef(new Set<string>());
  useEffect(() => {
    busy.current = false;
  }, [openId]);
  // An answer since then: what is in it is to be had, also what was taken and put back by Undo.
  useEffect(() => taken.current.clear(), [free]);
  return async () => {
    if (busy.current || !free) return;
    const left = free.filter(({ id }) => !taken.current.has(id));
    const lead = left.find(({ id }) => id === focusedId()) ?? left[0];
    if (!lead) return toasts.show({ title: NO_LEAD_LEFT });
    busy.current = true;
    taken.current.add(lead.id);
    const mine = await claim(lead);
    if (mine) open(mine);
    else busy.current = false;
  };
}
