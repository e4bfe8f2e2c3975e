import { renderPage } from '@arogya/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DayStrip } from './day-strip';
import { SlotPicker, type Start } from './slot-picker';

const start = (time: string, free = true): Start => ({ at: `2026-11-24T${time}:00+05:30`, time, free, reason: free ? null : 'taken' });
const STARTS = [start('17:00'), start('09:00', false), start('09:15'), start('12:00')];

test('a free start is chosen, one that is not free says why and cannot be', async () => {
  const chosen: string[] = [];
  const { user } = renderPage(
    <SlotPicker
      label="Time"
      starts={STARTS}
      value={null}
      chips={0}
      reasonOf={() => 'Already booked'}
      onChange={({ time }) => chosen.push(time)}
    />,
  );
  await user.click(screen.getByRole('radio', { name: '9:00 AM, Already booked' }));
  await user.click(screen.getByRole('radio', { name: '9:15 AM' }));
  expect(chosen).toEqual(['09:15']);
});

test('arrow keys reach every start from one tab stop', async () => {
  const { user } = renderPage(<SlotPicker label="Time" starts={STARTS} value={null} chips={0} onChange={() => undefined} />);
  await user.tab();
  expect(screen.getByRole('radio', { name: '5:00 PM' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '9:00 AM, Taken' })).toHaveFocus();
});

test('in the place of the slots stands the hint', () => {
  renderPage(<SlotPicker label="Time" starts={[]} value={null} hint="Please select a doctor first" onChange={() => undefined} />);
  expect(screen.getByText('Please select a doctor first')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

const TODAY = '2026-11-21';
const closed = (day: string) => (day === '2026-11-22' ? 'Not a working day' : undefined);

function Days({ first = null }: { first?: string | null }) {
  const [day, setDay] = useState<string | null>(first);
  return (
    <>
      <DayStrip label="Date" value={day} onChange={setDay} today={TODAY} min={TODAY} max="2027-01-20" closed={closed} />
      <output>{day}</output>
    </>
  );
}

test('the arrow keys step over days that are closed, and past the end of the week', async () => {
  const { user } = renderPage(<Days first={TODAY} />);
  screen.getByRole('radio', { name: /21 Nov 2026/u }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-23');
  await user.keyboard('{PageDown}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-30');
  expect(screen.getByRole('radio', { name: /30 Nov 2026/u })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{PageUp}{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
});

test('a typed day is taken, one that cannot be is refused with the reason', async () => {
  const { user } = renderPage(<Days />);
  const field = screen.getByRole('textbox', { name: 'Type a date' });
  await user.type(field, '24/12{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-24');
  expect(screen.getByRole('radio', { name: /24 Dec 2026/u })).toBeChecked();
  await user.type(field, 'tomorrow{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Not a working day');
  await user.clear(field);
  await user.type(field, 'whenever');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Not a date');
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-24');
});
