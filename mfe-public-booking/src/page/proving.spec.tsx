import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PhoneCheckAnswer } from '@arogya/api/booking';
import { at, fakeApi, KNOWN, lost, ok, refusal, UNKNOWN } from '../testing/booking-fixture';
import { fill, freshTab, open, openSheet, pressBook, tapStart } from '../testing/booking-visitor';

const SMS = { available: true, channel: 'sms' } as const;
const STRANGER: PhoneCheckAnswer = { ...UNKNOWN, verification: SMS };
const PROVEN: PhoneCheckAnswer = { ...KNOWN, verification: SMS };
const SHARED_PHONE: PhoneCheckAnswer = {
  ...PROVEN,
  others: [{ id: 'handle-ravi', name: 'Ravi Verma', email: null, age: 61, gender: 'male', location: null }],
};
const PHONE = '+91 55500 12345';

beforeEach(freshTab);

async function stranger(proven = PROVEN) {
  const api = fakeApi();
  api.checkPhone.mockImplementation(() => ok(STRANGER));
  api.verifyCode.mockImplementation(() => ok(proven));
  const { user } = open(api);
  await openSheet(user);
  await user.click(screen.getByLabelText('Phone number'));
  await user.paste(PHONE);
  await user.tab();
  await screen.findByText('New Patient');
  const ask = async (): Promise<HTMLElement> => {
    await user.click(screen.getByRole('button', { name: 'Get a code by SMS' }));
    return screen.findByLabelText('Code from the SMS');
  };
  return { api, user, ask };
}

describe('a visitor who is not known here', () => {
  it('is not offered a code where none can be sent', async () => {
    const { user } = open();
    await openSheet(user);
    await user.type(screen.getByLabelText('Phone number'), PHONE);
    await user.tab();
    await screen.findByText('New Patient');
    expect(screen.queryByText('Get a code by SMS')).toBeNull();
  });

  it('may have a code sent, in a field that phones fill by themselves', async () => {
    const { api, ask } = await stranger();
    const field = await ask();
    expect(api.requestCode).toHaveBeenCalledWith({ phone: PHONE });
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(`Sent to ${PHONE}. It is valid for 10 minutes.`);
  });

  it('is welcomed and pre-filled as soon as the sixth digit is there, also when the whole message is pasted', async () => {
    const { api, user, ask } = await stranger();
    await user.click(await ask());
    await user.paste('042 179 is your code');
    expect(await screen.findByText('Welcome back, Asha Verma!')).toBeVisible();
    expect(api.verifyCode.mock.calls).toEqual([[{ requestId: 'request-1', phone: PHONE, code: '042179' }]]);
    expect(screen.getByLabelText('Patient name')).toHaveValue('Asha Verma');
    expect(screen.queryByLabelText('Code from the SMS')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Symptoms')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Not you? Forget this device' })).toBeVisible();
  });

  it('reads why a code is refused, and can correct it', async () => {
    const { api, user, ask } = await stranger();
    api.verifyCode.mockImplementationOnce(() => refusal(400, 'invalidCode', 'Invalid or expired code.'));
    const field = await ask();
    await user.type(field, '111111');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid or expired code.'));
    expect(field).toBeInvalid();
    await user.clear(field);
    expect(field).toBeValid();
    await user.type(field, '042179');
    expect(await screen.findByText('Welcome back, Asha Verma!')).toBeVisible();
  });

  it('can try again when there was no answer, by Enter, without sending the booking', async () => {
    const { api, user, ask } = await stranger();
    api.verifyCode.mockImplementationOnce(lost);
    const field = await ask();
    await user.type(field, '042179');
    await waitFor(() => expect(field).toBeInvalid());
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Welcome back, Asha Verma!')).toBeVisible();
    expect(api.verifyCode).toHaveBeenCalledTimes(2);
    expect(api.book).not.toHaveBeenCalled();
  });

  it('waits half a minute before another code is sent', async () => {
    const { api, user, ask } = await stranger();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await ask();
    const again = screen.getByRole('button', { name: /Send a new code in 0:\d\d/u });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await user.click(again);
    expect(api.requestCode).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(now + 31_000);
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    clock.mockRestore();
    expect(api.requestCode).toHaveBeenCalledTimes(2);
  });

  it('reads that there are too many codes, and goes on without one', async () => {
    const { api, user } = await stranger();
    api.requestCode.mockImplementation(() => refusal(429, 'tooMany', 'Too many requests. Please wait a moment and try again.'));
    await user.click(screen.getByRole('button', { name: 'Get a code by SMS' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(screen.getByLabelText('Patient name')).toHaveValue('');
  });

  it('goes back to booking without a code', async () => {
    const { user, ask } = await stranger();
    await ask();
    await user.click(screen.getByRole('button', { name: 'Continue without a code' }));
    expect(await screen.findByRole('button', { name: 'Get a code by SMS' })).toHaveFocus();
  });

  it('is a new patient when nobody is known behind the proven phone', async () => {
    const { user, ask } = await stranger(STRANGER);
    await user.type(await ask(), '042179');
    await waitFor(() => expect(screen.queryByLabelText('Code from the SMS')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Get a code by SMS' })).toBeNull();
    expect(screen.getByText('New Patient')).toBeVisible();
  });
});

describe('a day that can only be booked with a proven phone', () => {
  const sentence = 'This day is in high demand. Please confirm your phone number with a code to book it.';

  async function refused(proven: PhoneCheckAnswer) {
    const api = fakeApi();
    api.verifyCode.mockImplementation(() => ok(proven));
    api.book.mockImplementationOnce(() => refusal(409, 'codeNeeded', sentence));
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    await pressBook(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    return { api, user };
  }

  it('offers the code at once, and books the same start for the same person when it is proven', async () => {
    const { api, user } = await refused(STRANGER);
    const get = await screen.findByRole('button', { name: 'Get a code by SMS' });
    await waitFor(() => expect(get).toHaveFocus());
    expect(screen.getByText(/can be booked with a confirmed phone number/u)).toBeVisible();
    expect(screen.queryByText('Booking Failed')).toBeNull();
    await user.click(get);
    await user.type(await screen.findByLabelText('Code from the SMS'), '042179');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    const book = screen.getByText('Book', { selector: 'button[type=submit]' });
    await waitFor(() => expect(book).toHaveFocus());
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    const [first, second] = api.book.mock.calls;
    expect(second?.[0]).toEqual(first?.[0]);
    expect(second?.[1]).not.toBe(first?.[1]);
  });

  it('books by the handle when the code shows that the person is known', async () => {
    const { api, user } = await refused(PROVEN);
    await user.click(await screen.findByRole('button', { name: 'Get a code by SMS' }));
    await user.type(await screen.findByLabelText('Code from the SMS'), '042179');
    await screen.findByText('Welcome back, Asha Verma!');
    expect(screen.queryByText('Get a code by SMS')).toBeNull();
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls[1]?.[0]).toMatchObject({ patientId: 'handle-known', appointmentDate: at('09:30'), holdId: 'hold-1' });
  });
});

describe('a family that shares the phone', () => {
  it('says whom the appointment is for, and it is booked under that handle', async () => {
    const { api, user, ask } = await stranger(SHARED_PHONE);
    await user.type(await ask(), '042179');
    const ravi = await screen.findByLabelText('Ravi Verma');
    expect(screen.getByLabelText('Asha Verma')).toBeChecked();
    await user.click(ravi);
    expect(screen.getByLabelText('Patient name')).toHaveValue('Ravi Verma');
    expect(screen.getByLabelText('Age')).toHaveValue('61');
    await tapStart(user, '9:30 AM');
    await user.type(screen.getByLabelText('Symptoms'), 'Cough');
    await pressBook(user);
    await waitFor(() => expect(api.book).toHaveBeenCalledTimes(1));
    expect(api.book.mock.calls[0]?.[0]).toMatchObject({ patientId: 'handle-ravi' });
    expect(api.book.mock.calls[0]?.[0]).not.toHaveProperty('patient');
  });

  it('may be joined by somebody else, who is a new patient', async () => {
    const { user, ask } = await stranger(SHARED_PHONE);
    await user.type(await ask(), '042179');
    await user.click(await screen.findByLabelText('Someone else'));
    expect(screen.getByLabelText('Patient name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Not you? Forget this device' })).toBeNull();
  });

  it('is forgotten with the device', async () => {
    const { api, user, ask } = await stranger(SHARED_PHONE);
    await user.type(await ask(), '042179');
    await user.click(await screen.findByRole('button', { name: 'Not you? Forget this device' }));
    await waitFor(() => expect(screen.queryByLabelText('Ravi Verma')).toBeNull());
    expect(api.forgetDevice).toHaveBeenCalledTimes(1);
  });
});
