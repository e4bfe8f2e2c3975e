import { useOrderViewsMutation, viewsApi, type SavedView } from '@arogya/api/views';
import type { ScreenName } from '@arogya/domain/views/screens';
import { ORDER_FAILED } from '@arogya/domain/views/texts';
import { useSubmit, type Store } from '@arogya/platform';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Moves } from './view-row';

/** A row that changes its place in the document loses the focus: the button that was pressed gets it back. */
function useKeptFocus(order: string): () => void {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [order]);
  return () => {
    pressed.current = document.activeElement as HTMLElement | null;
  };
}

/** Moves one's own views up and down: at once in the list, and one after the other on the server, which keeps their order. */
export function useMoves(screen: ScreenName, views: readonly SavedView[]): (at: number) => Moves | null {
  const [submit] = useSubmit();
  const [order] = useOrderViewsMutation();
  const store = useStore() as Store;
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const now = views.map(({ id }) => id);
  const keepFocus = useKeptFocus(now.join());

  const move = (at: number, to: number) => (): void => {
    const ids = [...now];
    [ids[at], ids[to]] = [ids[to] ?? '', ids[at] ?? ''];
    keepFocus();
    const place = ({ id, own }: SavedView): number => (own ? ids.indexOf(id) : ids.length);
    const show = viewsApi.util.updateQueryData('listViews', { screen }, (list) => void list.sort((a, b) => place(a) - place(b)));
    store.dispatch(show);
    sent.current = sent.current.then(() => submit(() => order({ orderViews: { screen, ids } }), { failure: ORDER_FAILED }));
  };
  return (at) =>
    now.length < 2 ? null : { up: at > 0 ? move(at, at - 1) : undefined, down: at < now.length - 1 ? move(at, at + 1) : undefined };
}
