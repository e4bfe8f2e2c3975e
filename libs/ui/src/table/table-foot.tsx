import { Pagination } from 'antd';
import { useNarrow } from '../look/use-media';
import { ShowMore } from './show-more';
import { grownBy, PAGE_SIZE, paginationTotal, rangeText, totalText } from './table-state';
import type { DataTableProps } from './table-types';

/** Shorter pages belong to one list among others, which does not grow while somebody scrolls past it. */
const LONG_PAGE = 25;

/** Which rows are shown, of how many; and the way to the others. */
export function TableFoot<Row>(props: DataTableProps<Row>) {
  const { rows = [], total, capped = false, page = 1, pageSize = PAGE_SIZE, onPage, grows = false, fetching = false } = props;
  const narrow = useNarrow();
  if (!onPage || total === undefined || rows.length === 0) return null;
  const counted = { total, capped, page, pageSize, shown: rows.length };
  const grown = narrow && grows && grownBy(counted).grown;
  const all = grown ? { ...counted, page: 1, pageSize: page * pageSize } : counted;
  const turns = paginationTotal(all);
  const more = grown && grownBy({ page, pageSize, total: turns }).more;
  return (
    <footer className="ad-table-foot">
      <span role="status">{rangeText(all.page, all.pageSize, rows.length, totalText(all))}</span>
      {more ? <ShowMore loading={fetching} byScrolling={pageSize >= LONG_PAGE} onMore={() => onPage(page + 1)} /> : null}
      {turns > all.pageSize && !more ? (
        <Pagination size="small" current={page} pageSize={pageSize} total={turns} onChange={onPage} showSizeChanger={false} />
      ) : null}
    </footer>
  );
}
