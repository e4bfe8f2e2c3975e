import { toasts } from '@arogya/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { at, fakeApi, lost, ok, refusal } from './booking-fixture';
import { freshTab, open, openSheet, fill, pressBook, tapStart } from './booking-visitor';

beforeEach(freshTab);

describe('what goes wrong', () => {
  async function ready(api = fakeApi()) {
    const opened = open(api);
    await openSheet(opened.user);
    await tapStart(opened.user, '9:30 AM');
    await fill(opened.user);
    return opened;
  }

  it('a start taken at the last moment: why, three others, and the form is kept', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(() =>
      refusal(409, 'slotTaken', 'This time has just been taken. Please choose another one.', {
        nearest: [at('10:00'), at('09:00'), at('11:00')],
      }),
    );
    const { user } = await ready(api);
    await pressBook(user);
    expect(await screen.findByText('Booking Failed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Wed, 25 Nov, 10:00 AM' }));
    expect(screen.getByLabelText('Patient name')).toHaveValue('Asha Verma');
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.createPatient).toHaveBeenCalledTimes(1);
  });

  it('a lost answer: Retry books once, with the same key, also after a reload', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(lost);
    const { user, unmount } = await ready(api);
    await pressBook(user);
    expect(await screen.findByText(/Retry is safe/u)).toBeVisible();
    expect(screen.getByLabelText('Patient name')).toBeDisabled();
    unmount();
    open(api);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls[0]).toEqual(api.book.mock.calls[1]);
    expect(api.createPatient.mock.calls[0]).toEqual(api.createPatient.mock.calls[1]);
  });

  it('a lost answer: it is asked again by itself when the network is back', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(lost);
    const { user } = await ready(api);
    await pressBook(user);
    await screen.findByText(/Retry is safe/u);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
  });

  it('an ended session: the phone is asked again', async () => {
    const api = fakeApi();
    const sentence = 'Booking session expired. Please enter your phone number again.';
    api.book.mockImplementationOnce(() => refusal(404, 'bookingSessionExpired', sentence));
    const { user } = await ready(api);
    await pressBook(user);
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(sentence);
  });

  it('a second visit on one day: the reason stays until another start is chosen', async () => {
    const api = fakeApi();
    const sentence = 'There is already a visit to this doctor on that day for this phone number.';
    api.book.mockImplementationOnce(() => refusal(409, 'oneADay', sentence));
    const { user } = await ready(api);
    await pressBook(user);
    await screen.findByText('Booking Failed');
    act(() => toasts.clear());
    expect(screen.getByText(sentence)).toBeVisible();
    await tapStart(user, '10:00 AM');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('a field that only the server refuses is marked', async () => {
    const api = fakeApi();
    api.createPatient.mockImplementationOnce(() =>
      refusal(400, 'invalid', 'Valid email is required', { errors: { email: 'Valid email is required' } }),
    );
    const { user } = await ready(api);
    await pressBook(user);
    await waitFor(() => expect(screen.getByLabelText(/E-mail/u)).toHaveFocus());
  });

  it('no id for the patient: the sentence of the specification', async () => {
    const api = fakeApi();
    api.createPatient.mockImplementationOnce(() => ok({}));
    const { user } = await ready(api);
    await pressBook(user);
    expect((await screen.findAllByText('Failed to get patient ID'))[0]).toBeVisible();
  });

  it('a sheet closed by accident: everything typed and chosen is there again', async () => {
    const { api, user } = await ready();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openSheet(user);
    expect(screen.getByLabelText('Patient name')).toHaveValue('Asha Verma');
    await waitFor(() => expect(api.hold).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('button', { name: '9:30 AM' })).toHaveAttribute('aria-pressed', 'true');
  });
});
