import { rangeText, paginationTotal, totalText } from '@arogya/ui/table/table-state';
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
  const counted = { total, capped, page, pageSize: PAGE_SIZE, shown };
  const turns = paginationTotal(counted);
  return (
    <div className="ad-agent-paged" aria-busy={part.list.isFetching}>
      <ListPart<Row> {...part} />
      {shown > 0 ? (
        <footer>
          <span role="status">{rangeText(page, PAGE_SIZE, shown, totalText(counted))}</span>
          {turns > PAGE_SIZE ? (
            <Pagination simple size="small" current={page} pageSize={PAGE_SIZE} total={turns} onChange={onPage} showSizeChanger={false} />
          ) : null}
        </footer>
      ) : null}
    </div>
  );
}
