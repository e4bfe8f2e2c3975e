import { useEffect, useRef, type PointerEvent as Pressed, type RefObject } from 'react';
import type { BoardPosition } from './board-model';
import type { CarriedAppointment } from './carry';
import type { CarryState } from './use-carry';

/** A press becomes a drag after so many pixels; less is a click. */
const DRAG_FROM = 6;

interface Press extends CarriedAppointment {
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

const isOn = (low: number, at: number, high: number): boolean => low <= at && at < high;

/** The place under the pointer, found by the heads of columns and rows, because appointments may cover several rows. */
function placeAt(grid: HTMLElement, x: number, y: number): BoardPosition | null {
  const rects = (heads: string): DOMRect[] => [...grid.querySelectorAll(heads)].map((head) => head.getBoundingClientRect());
  const column = rects('[data-column]').findIndex(({ left, right }) => isOn(left, x, right));
  const row = rects('[data-row]').findIndex(({ top, bottom }) => isOn(top, y, bottom));
  return column === -1 || row === -1 ? null : { column, row };
}

/** Dragging with a mouse or a pen. A finger scrolls the board; there, the appointment is opened and moved in its form. */
export function useDrag(grid: RefObject<HTMLElement | null>, carry: CarryState) {
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);
  const latest = useRef(carry);
  useEffect(() => {
    latest.current = carry;
  });

  useEffect(() => {
    const under = ({ clientX: x, clientY: y }: PointerEvent): BoardPosition | null => (grid.current ? placeAt(grid.current, x, y) : null);
    const move = (event: PointerEvent): void => {
      const held = press.current;
      if (!held) return;
      if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG_FROM) return;
      if (!held.moved) latest.current.pickUp(held.appointment, held.target);
      held.moved = true;
      const target = under(event);
      if (target) latest.current.aim(target);
    };
    const release = (event: PointerEvent): void => {
      const held = press.current;
      press.current = null;
      dragged.current = held?.moved ?? false;
      if (!held?.moved) return;
      const target = under(event);
      if (!target || !latest.current.drop({ appointment: held.appointment, target })) latest.current.cancel();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
    };
  }, [grid]);

  const onPointerDown = (event: Pressed, held: CarriedAppointment): void => {
    dragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    press.current = { ...held, x: event.clientX, y: event.clientY, moved: false };
  };

  return { onPointerDown, wasDragged: () => dragged.current };
}
