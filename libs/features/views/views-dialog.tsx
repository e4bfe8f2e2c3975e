import { useListViewsQuery, type SavedView } from '@arogya/api/views';
import { keptQuery } from '@arogya/domain/views/kept-query';
import type { ScreenName } from '@arogya/domain/views/screens';
import { NO_VIEWS, OWN, SHARED, VIEWS, VIEWS_FAILED } from '@arogya/domain/views/texts';
import { sentenceOf, useLocation, useNavigate } from '@arogya/platform';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { Modal } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { SaveView } from './save-view';
import { useMoves } from './use-moves';
import { ViewRow, type Moves } from './view-row';

interface ListProps {
  readonly heading: string;
  readonly views: readonly SavedView[];
  readonly here: string;
  /** The ways of a view among the others of the list; null where they have no order of one's own. */
  readonly movesOf?: (at: number) => Moves | null;
  readonly onOpen: (view: SavedView) => void;
}

function ViewList({ heading, views, here, movesOf, onOpen }: ListProps) {
  if (views.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {views.map((view, at) => (
          <ViewRow key={view.id} view={view} here={here} moves={movesOf?.(at) ?? null} onOpen={() => onOpen(view)} />
        ))}
      </ul>
    </section>
  );
}

interface ViewsDialogProps {
  readonly screen: ScreenName;
  readonly onClose: () => void;
}

/** The views of a screen: open one, save what is shown now, rename, share, delete, choose the one that the page opens with. */
export function ViewsDialog({ screen, onClose }: ViewsDialogProps) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useListViewsQuery({ screen }, { refetchOnMountOrArgChange: true });
  const here = keptQuery(screen, search);
  const box = useRef<HTMLDivElement>(null);
  const loaded = data !== undefined;
  // Enter opens the first view; without any the name of a new one is typed.
  const focusFirst = useCallback((): void => {
    if (!box.current?.contains(document.activeElement)) box.current?.querySelector<HTMLElement>('.ad-view-open, input')?.focus();
  }, []);
  useEffect(() => {
    if (loaded) focusFirst();
  }, [loaded, focusFirst]);
  const own = (data ?? []).filter((view) => view.own);
  const movesOf = useMoves(screen, own);
  const open = ({ query }: SavedView): void => {
    onClose();
    void navigate({ pathname, search: query ? `?${query}` : '' });
  };
  return (
    <Modal open title={VIEWS} footer={null} width={520} onCancel={onClose} afterOpenChange={focusFirst}>
      <div ref={box} className="ad-views">
        {data ? (
          <>
            {data.length === 0 ? <p>{NO_VIEWS}</p> : null}
            <ViewList heading={OWN} views={own} here={here} movesOf={movesOf} onOpen={open} />
            <ViewList heading={SHARED} views={data.filter((view) => !view.own)} here={here} onOpen={open} />
            <SaveView screen={screen} query={here} />
          </>
        ) : null}
        {!data && error && !isFetching ? (
          <ErrorState title={VIEWS_FAILED} text={sentenceOf(error, VIEWS_FAILED)} onRetry={() => void refetch()} />
        ) : null}
        {!data && (isFetching || !error) ? <Skeleton label={VIEWS} rows={3} /> : null}
      </div>
    </Modal>
  );
}
