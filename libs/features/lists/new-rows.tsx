import './new-rows.css';
import { useListWaiting } from '@arogya/platform';
import { Button } from 'antd';
import type { Listed } from './use-rows';

/** '3 new': rows that others have added to the page. They are shown on request, so that nothing moves under the pointer. */
export function NewRows({ list }: { list: Listed<unknown> }) {
  const count = useListWaiting(list);
  return (
    <div className="ad-new-rows" aria-live="polite">
      {count > 0 ? (
        <Button size="small" shape="round" type="primary" loading={list.isFetching} onClick={() => void list.refetch()}>
          {count} new
        </Button>
      ) : null}
    </div>
  );
}
