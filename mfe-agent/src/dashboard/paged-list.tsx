import { rangeText } from '@arogya/ui/table-state';
import { formatCount, pagedTotal } from '@arogya/ui/formats';
import { Pagination } from 'antd';
import type { ComponentProps } from 'react';
import { PAGE_SIZE } from './agent-view';
import { ListPart } from '@arogya/features/dashboard/list-part';

interface PagedListProps<Row extends { readonly id: string }> extends ComponentProps<typeof ListPart<Row>> {
  readonly total: number;
  readonly capped: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A list on a phone: lines instead of a table, a page at a time. */
export function PagedList<Row extends { readonly id: string }>({ total, capped, page, onPage, ...part }: PagedListProps<Row>) {
  const shown = part.list.data?.length ?? 0;
  return (
    <div className="ad-agent-paged" aria-busy={part.list.isFetching}>
      <ListPart<Row> {...part} />
      {shown > 0 ? (
        <footer>
          <span role="status">{rangeText(page, PAGE_SIZE, shown, formatCount(total, capped))}</span>
          {pagedTotal(total, capped) > PAGE_SIZE ? (
            <Pagination
              simple
              size="small"
              current={page}
              pageSize={PAGE_SIZE}
              total={pagedTotal(total, capped)}
              onChange={onPage}
              showSizeChanger={false}
            />
          ) : null}
        </footer>
      ) : null}
    </div>
  );
}
