import { sentenceOf, useListTotal } from '@arogya/platform';

/** What a query hook answers, as far as the states of its rows need it. */
export interface QueryState<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  /** Identifies the answer, to find its total. */
  readonly requestId?: string | undefined;
}

/** The rows of a list with its states, as a DataTable takes them. */
export const rowsOf = <Row>({ data, error, isFetching, refetch }: QueryState<Row>, failure: string) => ({
  rows: data,
  fetching: isFetching,
  failure: error ? { text: sentenceOf(error, failure) } : null,
  onRetry: () => void refetch(),
});

/** The same with the number of rows over all pages. */
export function useRows<Row>(list: QueryState<Row>, failure: string) {
  const { total, capped } = useListTotal(list);
  return { ...rowsOf(list, failure), total, capped };
}
