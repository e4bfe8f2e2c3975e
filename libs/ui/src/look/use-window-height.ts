import { useLayoutEffect, type RefObject } from 'react';

/** Tells the style sheet where a board begins, so that it ends with the window (board.css, lead-board.css). */
export function useWindowHeight(grid: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = (grid.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      grid.current?.style.setProperty('--ad-board-top', `${Math.round(top)}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [grid]);
}
