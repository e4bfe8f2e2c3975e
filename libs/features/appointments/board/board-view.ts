import type { Day } from '@arogya/domain/clock';
import type { Appointment } from '../appointment-labels';

/** What the address says about the boards, besides the filters that they share with the list. */
export const BOARD_VIEW = { view: 'list', day: '', doctors: 1 };

export interface BoardView {
  /** '' is today. */
  readonly day: string;
  readonly hospitalId: string;
  readonly doctorId: string;
  /** Which of the hospital's doctors, a few at a time, from 1. */
  readonly doctors: number;
}

export interface BoardProps {
  readonly view: BoardView;
  readonly today: Day;
  readonly onView: (patch: Partial<BoardView>) => void;
  readonly onBook: (doctorId: string, start: string) => void;
  readonly onOpen: (appointment: Appointment) => void;
  readonly onMove: (appointment: Appointment, start: string, doctorId: string) => void;
}
