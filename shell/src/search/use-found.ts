import { useSearchRecordsQuery } from '@arogya/api/search';
import type { SearchKind } from '@arogya/domain/search/kinds';
import { askedBy, isAskable, type SearchRequest } from '@arogya/domain/search/typed';
import { useOfflineSince } from '@arogya/ui/states/use-offline-since';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';

/** How long after the last key the server is asked. */
export const PAUSE_MS = 200;

/** What is asked, once the typing has paused. */
function usePaused({ q, scope }: SearchRequest): SearchRequest {
  const [paused, setPaused] = useState<SearchRequest>({ q: '', scope: null });
  useEffect(() => {
    const end = setTimeout(() => setPaused({ q, scope }), PAUSE_MS);
    return () => clearTimeout(end);
  }, [q, scope]);
  return paused;
}

/**
 * The records that are found. The rows of the answer before stay until the next one is there; an answer that comes late is for a
 * question that nobody asks any more and is not shown.
 */
export function useFound(typed: string, kinds: readonly SearchKind[], chip: SearchKind | null) {
  const online = useOfflineSince() === null;
  const asked = askedBy(typed, kinds, chip);
  const wanted = isAskable(asked) && kinds.length > 0;
  const paused = usePaused(asked);
  const isCurrent = paused.q === asked.q && paused.scope === asked.scope;
  const sent = wanted && online && isAskable(paused) ? { q: paused.q, ...(paused.scope ? { scope: paused.scope } : {}) } : skipToken;
  const query = useSearchRecordsQuery(sent, { refetchOnMountOrArgChange: true });
  const failed = wanted && online && isCurrent && !query.isFetching && query.error !== undefined;
  return {
    q: asked.q,
    scope: asked.scope,
    wanted,
    offline: wanted && !online,
    failed,
    error: query.error,
    retry: () => void query.refetch(),
    searching: wanted && online && (!isCurrent || query.isFetching),
    found: wanted && !failed ? query.data : undefined,
  };
}
export type SearchResults = ReturnType<typeof useFound>;
