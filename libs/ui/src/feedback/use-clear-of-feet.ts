import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useNarrow } from '../look/use-media';

/** What no toast lies over: the buttons at the foot of a dialog or a drawer, and of a list in which rows are chosen. */
const FEET = '.ant-modal-footer, .ant-drawer-footer, .ad-foot';
/** A foot may come, go and move while the toast stands. */
const LOOK_MS = 100;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const isShown = (foot: Element): boolean => {
  const { width, height } = foot.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(foot).visibility !== 'hidden';
};

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const moved = ({ top, bottom, left, right }: Box, by: number): Box => ({ top: top + by, bottom: bottom + by, left, right });

/**
 * How far a toast moves to be clear of each foot, in px: up where it stands at the foot of the window, else down. It stays where it
 * is if there is no such place within the window.
 */
export function wayClearOf(feet: readonly Box[], toast: Box, up: boolean, height: number): number {
  let way = 0;
  for (const foot of [...feet].sort((a, b) => (up ? b.bottom - a.bottom : a.top - b.top))) {
    if (meet(foot, moved(toast, way))) way = up ? foot.top - toast.bottom : foot.bottom - toast.top;
  }
  const { top, bottom } = moved(toast, way);
  return top < 0 || bottom > height ? 0 : way;
}

/** Keeps the toasts clear of feet, as long as one stands: at the foot of a wide window, and at the head of a narrow one. */
export function useClearOfFeet(toasts: RefObject<HTMLElement | null>, stands: boolean): void {
  const up = !useNarrow();
  const way = useRef(0);
  useLayoutEffect(() => {
    if (!stands) return undefined;
    const place = (): void => {
      const box = toasts.current;
      if (!box) return;
      const feet = [...document.querySelectorAll(FEET)].filter(isShown).map((foot) => foot.getBoundingClientRect());
      way.current = wayClearOf(feet, moved(box.getBoundingClientRect(), -way.current), up, window.innerHeight);
      box.style.translate = way.current === 0 ? '' : `0 ${way.current}px`;
    };
    place();
    const timer = setInterval(place, LOOK_MS);
    return () => clearInterval(timer);
  }, [toasts, stands, up]);
}
