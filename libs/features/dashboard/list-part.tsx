import './brief.css';
import { sentenceOf } from '@arogya/platform';
import { Bones } from '@arogya/ui/bones';
import { EmptyState } from '@arogya/ui/empty-state';
import { ErrorState, StaleNotice } from '@arogya/ui/error-state';
import type { ReactNode } from 'react';

export interface Listed<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListPartProps<Row> {
  readonly list: Listed<Row>;
  readonly failure: string;
  readonly empty: string;
  readonly emptyHint?: ReactNode;
  readonly className: string;
  readonly children: (row: Row) => ReactNode;
}

/** A short list of a panel in its states: loading, failed, empty, old rows kept. */
export function ListPart<Row extends { readonly id: string }>(props: ListPartProps<Row>) {
  const { list, failure, empty, emptyHint, className, children } = props;
  const { data, error, isFetching, refetch } = list;
  const retry = { retrying: isFetching, onRetry: () => void refetch() };
  const text = error ? sentenceOf(error, failure) : null;
  if (!data) return text ? <ErrorState text={text} {...retry} /> : <Bones rows={3} />;
  return (
    <>
      {text ? <StaleNotice text={text} {...retry} /> : null}
      {data.length === 0 ? (
        <EmptyState text={empty} {...(emptyHint ? { hint: emptyHint } : {})} />
      ) : (
        <ul className={className}>
          {data.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
