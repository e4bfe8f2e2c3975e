import { useLazyConfirmedQuery } from '@arogya/api/auth';
import { useSubmit } from '@arogya/platform';

/** Before the browser fetches a file by itself, and could not ask: whether the server knows afresh who wants it. */
export function useProof(failure: string): () => Promise<boolean> {
  const [submit] = useSubmit();
  const [askWhetherConfirmed] = useLazyConfirmedQuery();
  return async () => (await submit(() => askWhetherConfirmed().unwrap(), { failure })).ok;
}
