import './new-rows.css';
import { useListWaiting } from '@arogya/platform';
import { Button } from 'antd';
import type { QueryState } from './use-rows';

interface WaitingRowsProps {
  readonly count: number;
  readonly loading?: boolean;
  readonly onShow: () => void;
}

/** '3 new': rows that others have added to the page. They are shown on request, so that nothing moves under the pointer. */
export function WaitingRows({ count, loading = false, onShow }: WaitingRowsProps) {
  return (
    <div className="ad-new-rows" aria-live="polite">
      {count > 0 ? (
        <Button size="small" shape="round" type="primary" loading={loading} onClick={onShow}>
          {count} new
        </Button>
      ) : null}
    </div>
  );
}

export function NewRows({ list }: { list: QueryState<unknown> }) {
  return <WaitingRows count={useListWaiting(list)} loading={list.isFetching} onShow={() => void list.refetch()} />;
}
