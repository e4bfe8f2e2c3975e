import type { Appointment } from '@arogya/api/appointments';
import { pressedKey } from '@arogya/ui/look/keys';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { heldOn, placeAfter } from './board-keys';
import { cellAt, type Board, type BoardPosition } from './board-model';
import type { CarryState } from './use-carry';

interface FocusOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly board: Board;
  readonly carry: CarryState;
  readonly appointmentAt: (place: BoardPosition) => Appointment | undefined;
  /** What Enter and a click do. */
  readonly activate: (place: BoardPosition) => void;
}

/** The place of the cell in which an event happened. */
export function placeOf(event: SyntheticEvent): BoardPosition | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
  const [column, row] = cell?.dataset['cell']?.split(':').map(Number) ?? [];
  return column === undefined || row === undefined ? null : { column, row };
}

/** Which cell the Tab key reaches, and what the keys do there. */
export function useBoardFocus({ grid, board, carry, appointmentAt, activate }: FocusOptions) {
  const [wanted, setWanted] = useState<BoardPosition>({ column: 0, row: 0 });
  const place = heldOn(board, wanted);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
    moved.current = false;
  }, [wanted, grid]);

  const step = (next: BoardPosition): void => {
    if (carry.carried) return carry.aim(next);
    moved.current = true;
    setWanted(next);
  };

  /** Answers whether the key was handled. */
  const press = (key: string): boolean => {
    const { carried } = carry;
    const next = placeAfter(board, carried?.target ?? place, key, carried !== null);
    const appointment = appointmentAt(place);
    if (next) step(next);
    else if ((key === 'Enter' || key === ' ') && carried) carry.drop();
    else if (key === 'Enter' || key === ' ') activate(place);
    else if (key === 'Escape' && carried) carry.cancel();
    else if (key === 'm' && appointment && !carried) carry.pickUp(appointment, place);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !press(pressedKey(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent): void => {
    const at = placeOf(event);
    if (!at) return;
    setWanted(at);
    activate(at);
  };
  return { stop: { column: place.column, row: cellAt(board, place)?.row ?? 0 }, onKeyDown, onClick };
}
