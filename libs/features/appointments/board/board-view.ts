import type { Appointment } from '@arogya/api/appointments';
import { labelOfDay, type Day } from '@arogya/domain/clock';

/** What the address says about the boards, besides the filters that they share with the list. */
export const BOARD_VIEW = { view: 'list', day: '', doctors: 1 };

/** How the appointments are shown, in the address: a list, a day of a hospital, a week of one doctor. */
export const isBoard = (view: string): boolean => view === 'day' || view === 'week';

export interface BoardView {
  /** '' is today; a week is that of the day. */
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

/** '30 Nov – 6 Dec 2026'. */
export function weekLabel(days: readonly Day[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => (day ? labelOfDay(day) : ''));
  const sameYear = first.slice(-4) === last.slice(-4);
  return `${sameYear ? first.slice(0, -5) : first} – ${last}`;
}
