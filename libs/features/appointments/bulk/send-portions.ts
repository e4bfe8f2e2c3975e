import type { BulkRow } from '@arogya/api/appointments';
import { BULK_MOST } from '@arogya/domain/appointments/bulk';
import { failureOf, type ApiFailure } from '@arogya/platform';

export interface Item {
  readonly id: string;
  readonly version: number;
}

/** What became of the items. */
export interface SendResult {
  /** Those that were changed, with the versions by which that can be undone. */
  readonly done: readonly Item[];
  readonly refused: readonly { readonly id: string; readonly why: string }[];
  /** Those that nobody knows anything of: after a stop, or from the portion on that had no answer. */
  readonly unsent: readonly string[];
  readonly failure: ApiFailure | null;
}

interface PortionSender {
  readonly send: (portion: readonly Item[]) => Promise<readonly BulkRow[]>;
  readonly onProgress: (count: number) => void;
  readonly isStopped: () => boolean;
}

/** Sends as many at a time as one call takes, one portion after the other; each row is answered by itself. */
export async function sendPortions(items: readonly Item[], { send, onProgress, isStopped }: PortionSender): Promise<SendResult> {
  const [done, refused]: [Item[], { id: string; why: string }[]] = [[], []];
  let at = 0;
  const sent = (failure: ApiFailure | null): SendResult => ({ done, refused, unsent: items.slice(at).map(({ id }) => id), failure });
  for (; at < items.length && !isStopped(); onProgress(at)) {
    const portion = items.slice(at, at + BULK_MOST);
    try {
      for (const { id, ok, version = 0, message = '' } of await send(portion)) {
        const known = portion.find((item) => item.id === id)?.version;
        if (!ok) refused.push({ id, why: message });
        // What was so already has no change of ours to take back.
        else if (version !== known) done.push({ id, version });
      }
    } catch (error) {
      return sent(failureOf(error));
    }
    at += portion.length;
  }
  return sent(null);
}
