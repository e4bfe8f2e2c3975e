import { toasts } from '@arogya/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { PHONE_DOUBT, PHONE_RIGHT } from '@arogya/domain/phones/texts';
import { at, fakeApi, KNOWN, lost, ok, refusal } from '../testing/booking-fixture';
import { checkPhone, freshTab, open, openSheet, fill, pressBook, tapStart } from '../testing/booking-visitor';

beforeEach(freshTab);

it('a phone that nobody can have is asked about before it is sent, and booked when it is right', async () => {
  const { api, user } = open();
  await openSheet(user);
  await tapStart(user, '9:30 AM');
  await fill(user);
  await user.clear(screen.getByLabelText('Phone number'));
  await checkPhone(user, '98765432101');
  expect(await screen.findByText(PHONE_DOUBT)).toBeVisible();
  await pressBook(user);
  expect(api.book).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: PHONE_RIGHT }));
  await pressBook(user);
  expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
});

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
    expect(api.book).toHaveBeenCalledTimes(2);
  });

  it('a lost answer: Retry books once, with the same key, also after a reload', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(lost);
    const { user, unmount } = await ready(api);
    await pressBook(user);
    expect(await screen.findByText(/connection was lost.*You can safely try again/u)).toBeVisible();
    expect(screen.queryByText('Booking Failed')).toBeNull();
    expect(screen.getByLabelText('Patient name')).toBeDisabled();
    unmount();
    open(api);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls[0]).toEqual(api.book.mock.calls[1]);
  });

  it('a lost answer: it is asked again by itself when the network is back', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(lost);
    const { user } = await ready(api);
    await pressBook(user);
    await screen.findByText(/You can safely try again/u);
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

  it('a second appointment on one day: the reason stays until another start is chosen', async () => {
    const api = fakeApi();
    const sentence = 'This person already has an appointment with this doctor on that day.';
    api.book.mockImplementationOnce(() => refusal(409, 'oneADay', sentence));
    const { user } = await ready(api);
    await pressBook(user);
    await screen.findByText('Booking Failed');
    act(() => toasts.clear());
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Call/u })).toHaveLength(1);
    await tapStart(user, '10:00 AM');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('a field that only the server refuses is marked', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(() =>
      refusal(400, 'invalid', 'Valid email is required', { errors: { 'patient.email': 'Valid email is required' } }),
    );
    const { user } = await ready(api);
    await pressBook(user);
    await waitFor(() => expect(screen.getByLabelText(/E-mail/u)).toHaveFocus());
  });

  it('no id for the patient: the sentence of the specification', async () => {
    const api = fakeApi();
    api.checkPhone.mockImplementation(() => ok({ ...KNOWN, patient: KNOWN.patient && { ...KNOWN.patient, id: '' } }));
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await checkPhone(user);
    await screen.findByText('Welcome back, Asha Verma!');
    await user.click(screen.getByText('Fever', { selector: 'button' }));
    await pressBook(user);
    expect((await screen.findAllByText('Failed to get patient ID'))[0]).toBeVisible();
    expect(api.book).not.toHaveBeenCalled();
  });

  it('a server that failed: its own sentence, and Retry', async () => {
    const api = fakeApi();
    const sentence = 'The service is not available right now. Please try again in a moment.';
    api.book.mockImplementationOnce(() => refusal(503, 'unavailable', sentence));
    const { user } = await ready(api);
    await pressBook(user);
    expect(await screen.findByText(`${sentence} You can safely try again: you will not be booked twice.`)).toBeVisible();
    expect(screen.getByText('Booking Failed')).toBeVisible();
  });

  it('a server that failed without a word: it is not the connection that was lost', async () => {
    const api = fakeApi();
    api.book.mockImplementationOnce(() => Promise.resolve({ ok: false, failure: { status: 500, text: '500: Internal Server Error' } }));
    const { user } = await ready(api);
    await pressBook(user);
    expect(await screen.findByText('Booking Failed')).toBeVisible();
    expect(screen.getByText(/could not be booked.*You can safely try again/u)).toBeVisible();
    expect(screen.queryByText(/connection was lost/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls[0]).toEqual(api.book.mock.calls[1]);
  });

  it.each([
    ['bookingLimit', 'There are already too many open bookings from this browser. Please call the hospital.'],
    ['networkLimit', 'There are already many bookings for this day from your internet connection. Please call the hospital.'],
  ])('%s: the sentence, and a way to call', async (code, sentence) => {
    const api = fakeApi();
    api.book.mockImplementationOnce(() => refusal(429, code, sentence));
    const { user } = await ready(api);
    const before = screen.getAllByRole('link', { name: 'Call +91 55500 10001' }).length;
    await pressBook(user);
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    const links = screen.getAllByRole('link', { name: 'Call +91 55500 10001' });
    expect(links).toHaveLength(before + 1);
    expect(links.at(-1)).toHaveAttribute('href', 'tel:+915550010001');
    expect(screen.getByRole('button', { name: '9:30 AM' })).toHaveAttribute('aria-pressed', 'true');
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
