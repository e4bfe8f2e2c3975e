import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { BookingDialog } from './booking-dialog';
import { fromTomorrow, makeDoctor, makeSlots } from '../testing/make-appointment';

fakeApi([
  get('/doctors', [makeDoctor({ id: 'd0000000-0000-4000-8000-000000000002', fullName: 'Dr. Arun Sen' }), makeDoctor()], { total: 2 }),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', fromTomorrow(makeSlots(['09:00'], ['09:15']))),
]);

const NEXT = 'Tomorrow 9:30 AM';
/** A part of the name is typed, and Enter not pressed. */
async function lookFor(part: string) {
  const { user } = renderPage(<BookingDialog open seed={null} onClose={() => undefined} />);
  await user.click(screen.getByLabelText('Doctor'));
  await user.keyboard(part);
  await screen.findByRole('button', { name: NEXT });
  return user;
}
const hasChosen = () =>
  screen.queryByText('Dr. Meera Iyer', { selector: '.ant-select-content-has-value, .ant-select-content-has-value *' });

it('the next free starts of whom Enter takes stand before it; a click on one of them takes the doctor, too', async () => {
  const user = await lookFor('mee');
  expect(hasChosen()).toBeNull();
  await user.click(screen.getByRole('button', { name: NEXT }));
  await waitFor(() => expect(hasChosen()).toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book Appointment' })).toHaveFocus());
  expect(screen.getByRole('button', { name: NEXT, pressed: true })).toBeInTheDocument();
});

it('they go with the list in which nobody was taken', async () => {
  const user = await lookFor('mee');
  await user.click(screen.getByLabelText('Phone Number'));
  await waitFor(() => expect(screen.queryByRole('button', { name: NEXT })).toBeNull());
  expect(hasChosen()).toBeNull();
});

it('Enter keeps them, and what is typed at once is for the field for day and time', async () => {
  const user = await lookFor('mee');
  await user.keyboard('{Enter}2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book Appointment' })).toHaveFocus());
  expect(hasChosen()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Tomorrow/u, pressed: true })).not.toHaveAccessibleName(NEXT);
});
