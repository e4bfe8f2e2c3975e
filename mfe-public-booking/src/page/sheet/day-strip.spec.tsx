import type { SlotDay } from '@arogya/api/booking';
import { render, screen } from '@testing-library/react';
import { at } from '../../testing/booking-fixture';
import { InEnglish } from '../../testing/words';
import { DayStrip } from './day-strip';
import { SlotGrid } from './slot-grid';

const day = (date: string, reason: 'closed' | 'leave', closedFor?: string): SlotDay => ({
  day: date,
  ...(closedFor ? { closedFor } : {}),
  starts: [{ at: at('09:00', date), time: '09:00', free: false, reason }],
});
const CLOSED = day('2026-11-25', 'closed', 'Diwali');
const AWAY = day('2026-11-26', 'leave');
const nothing = (): undefined => undefined;

test('a day on which the hospital is closed says what for, and a day of leave says no more than that', () => {
  const days = [CLOSED.day, AWAY.day];
  const week = { day: null, days, first: CLOSED.day, last: AWAY.day, choose: nothing, earlier: null, later: null };
  render(<DayStrip week={week} slots={[CLOSED, AWAY]} />, { wrapper: InEnglish });
  expect(screen.getByRole('button', { name: /25.*Closed: Diwali$/u })).toHaveTextContent('Closed: Diwali');
  expect(screen.getByRole('button', { name: /26.*On leave$/u })).toHaveTextContent('On leave');
});

test('the times of a closed day are headed by what it is closed for', () => {
  const { rerender } = render(<SlotGrid day={CLOSED} chosen={null} onChoose={nothing} />, { wrapper: InEnglish });
  expect(screen.getByText('Closed: Diwali')).toBeVisible();
  rerender(<SlotGrid day={AWAY} chosen={null} onChoose={nothing} />);
  expect(screen.getByText('The doctor is on leave on this day.')).toBeVisible();
});
