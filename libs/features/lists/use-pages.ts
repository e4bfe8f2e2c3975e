import { MOST_GROWN, PAGE_SIZE } from '@arogya/ui/table/table-state';
import { useNarrow } from '@arogya/ui/look/use-media';

interface PageQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

/**
 * What a list asks for, by the page in the address: a phone shows all pages up to it, in one answer that follows changes as
 * a whole. What a call cannot answer at once is turned over there, too.
 */
export function usePages<Query extends PageQuery>(query: Query): Query {
  const { page = 1, pageSize = PAGE_SIZE } = query;
  const rows = page * pageSize;
  const grows = useNarrow() && page > 1 && rows <= MOST_GROWN;
  return grows ? { ...query, page: 1, pageSize: rows } : query;
}
