import './hide-until-loaded.css';
import { api } from '@arogya/platform';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { PageSkeleton } from '../frame/page-skeleton';

/** A page that still waits for an answer after this time shows what it has. */
const LONGEST_MS = 600;

interface ApiState {
  readonly [api.reducerPath]: { readonly queries: Readonly<Record<string, { readonly status?: string } | undefined>> };
}

const isAsking = (state: unknown): boolean =>
  Object.values((state as ApiState)[api.reducerPath].queries).some((query) => query?.status === 'pending');

/** Whether the page's first calls are answered. What they lead to is asked in the same turn, so the next frame shows whether more is to come. */
function useAnswered(): boolean {
  const store = useStore();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      if (isAsking(store.getState())) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSettled((was) => was || !isAsking(store.getState())));
    };
    const stop = store.subscribe(look);
    const timer = setTimeout(() => setSettled(true), LONGEST_MS);
    look();
    return () => {
      stop();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [store]);
  return settled;
}

/** Draws a page as a whole: until its first answers are there, or take too long, it cannot be seen, so that nothing jumps. */
export function HideUntilLoaded({ children }: { readonly children: ReactNode }) {
  // With what the answers draw, which is deferred, too.
  const settled = useDeferredValue(useAnswered(), false);
  return (
    <div className="ad-settling" data-waiting={!settled || undefined}>
      {settled ? null : <PageSkeleton />}
      {children}
    </div>
  );
}
