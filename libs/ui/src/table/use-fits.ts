import { useEffect, useRef, type RefObject } from 'react';

/**
 * For an element around a wide one: it has `data-fits` while nothing of what it holds lies beside it, and `data-tight` where
 * that takes narrower names.
 */
export function useFits(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [around, inside] = [frame.current, frame.current?.firstElementChild];
    if (!around || !inside || !('ResizeObserver' in window)) return undefined;
    // Without a bar of its own, which it has only as long as it does not fit.
    const fits = (): boolean => inside.scrollWidth <= around.offsetWidth;
    const mark = (): void => {
      around.removeAttribute('data-tight');
      around.toggleAttribute('data-tight', !fits());
      around.toggleAttribute('data-fits', fits());
    };
    const observer = new ResizeObserver(mark);
    observer.observe(around);
    observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return frame;
}
