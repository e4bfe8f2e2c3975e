import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated while that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below 768 px: tables are cards, the sidebar is a drawer. */
export const useNarrow = (): boolean => useMedia('(max-width: 767.98px)');

/** Up to 900 px, which a sidebar with names would leave too little of: it is folded, and opens over the page. */
export const useTight = (): boolean => useMedia('(max-width: 900px)');

/** Whether the person prefers reduced motion. */
export const useStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
