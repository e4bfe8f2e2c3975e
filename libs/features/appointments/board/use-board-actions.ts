import type { Board, BoardPosition } from './board-model';
import type { BoardProps } from './board-view';
import { startOf } from './carry';
import { useCarry } from './use-carry';

interface ActionOptions extends Pick<BoardProps, 'onBook' | 'onMove'> {
  readonly board: Board;
  readonly zone: string | undefined;
  /** This person may book, and move an appointment to another doctor. */
  readonly books: boolean;
}

/** What a place of a board does: a free time is booked, an appointment is carried to another place. */
export function useBoardActions({ board, zone, books, onBook, onMove }: ActionOptions) {
  const carry = useCarry({ board, zone, withDoctor: books, onMove });
  const book = (place: BoardPosition): void => {
    const [start, doctor] = [startOf(board, place, zone), board.columns[place.column]?.doctor];
    if (start && doctor) onBook(doctor.id, start);
  };
  return { carry, book };
}
