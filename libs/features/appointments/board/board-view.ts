/** What the address says about the day board, besides the filters that it shares with the list. */
export const BOARD_VIEW = { view: 'list', day: '', doctors: 1 };

export interface BoardView {
  /** '' is today. */
  readonly day: string;
  readonly hospitalId: string;
  readonly doctorId: string;
  /** Which of the hospital's doctors, a few at a time, from 1. */
  readonly doctors: number;
}
