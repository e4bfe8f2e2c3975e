import { useState } from 'react';

interface ListCount {
  readonly rows: readonly unknown[] | undefined;
  readonly fetching: boolean;
  readonly total: number;
  readonly capped: boolean;
}

/** How many rows a list has without filters, where its last answer without any has said so: nothing is counted for it. */
export function useUnfiltered({ rows, fetching, total, capped }: ListCount, filtered: boolean): number | undefined {
  const [known, setKnown] = useState<number>();
  if (!filtered && rows && !fetching && !capped && total !== known) setKnown(total);
  return known;
}
