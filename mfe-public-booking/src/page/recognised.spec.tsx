import type { PhoneCheckAnswer } from '@arogya/api/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, KNOWN, ok } from '../testing/booking-fixture';
import { checkPhone, freshTab, open, openSheet, pressBook, tapStart } from '../testing/booking-visitor';

const NAMES = ['Ravi Verma', 'Leela Verma', 'Kabir Verma', 'Meera Verma'];
const SHARED_PHONE: PhoneCheckAnswer = {
  ...KNOWN,
  others: NAMES.map((name, index) => ({ id: `handle-${index}`, name, email: null, age: 40, gender: 'male', location: null })),
};

beforeEach(freshTab);

describe('a browser that is recognised', () => {
  it('is welcomed and pre-filled, and what was typed already stays', async () => {
    const api = fakeApi();
    api.checkPhone.mockImplementation(() => ok(KNOWN));
    const { user } = open(api);
    await openSheet(user);
    await user.type(screen.getByLabelText('Age'), '35');
    await user.type(screen.getByLabelText('Phone number'), '+91 55500 12345');
    await user.tab();
    expect(await screen.findByText('Welcome back, Asha Verma!')).toBeVisible();
    expect(screen.getByLabelText('Patient name')).toHaveValue('Asha Verma');
    expect(screen.getByLabelText('Age')).toHaveValue('35');
    expect(screen.getByLabelText('Female')).toBeChecked();
  });

  it('that booked for several people asks for whom it is, and books for the one who is chosen', async () => {
    const api = fakeApi();
    api.checkPhone.mockImplementation(() => ok(SHARED_PHONE));
    const { user } = open(api);
    await openSheet(user);
    await checkPhone(user);
    await screen.findByText('Welcome back, Asha Verma!');
    expect(screen.getByText('Filled in from your last booking on this device.')).toBeVisible();
    const choices = within(screen.getByRole('group', { name: 'Who is the appointment for?' })).getAllByRole('radio');
    expect(choices).toHaveLength(6);
    await user.click(screen.getByLabelText('Ravi Verma'));
    expect(screen.getByLabelText('Patient name')).toHaveValue('Ravi Verma');
    await tapStart(user, '9:30 AM');
    await user.type(screen.getByLabelText('Symptoms'), 'Cough');
    await pressBook(user);
    await screen.findByText('Appointment Booked Successfully!');
    expect(api.book.mock.calls[0]?.[0]).toMatchObject({ patientId: 'handle-0' });
    expect(api.updatePatient).not.toHaveBeenCalled();
  });

  it('neither shows nor sends an e-mail of which it may only see a part', async () => {
    const api = fakeApi();
    api.checkPhone.mockImplementation(() => ok({ ...KNOWN, patient: KNOWN.patient && { ...KNOWN.patient, email: 'a•••@example.in' } }));
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await checkPhone(user);
    await screen.findByText('Welcome back, Asha Verma!');
    await user.type(screen.getByLabelText('Symptoms'), 'Cough');
    await pressBook(user);
    await screen.findByText('Appointment Booked Successfully!');
    expect(api.updatePatient).not.toHaveBeenCalled();
  });

  it('is forgotten on demand, with what it had filled in', async () => {
    const api = fakeApi();
    api.checkPhone.mockImplementation(() => ok(KNOWN));
    const { user } = open(api);
    await openSheet(user);
    await user.type(screen.getByLabelText('Phone number'), '+91 55500 12345');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Not you? Forget this device' }));
    await waitFor(() => expect(screen.getByLabelText('Patient name')).toHaveValue(''));
    expect(api.forgetDevice).toHaveBeenCalledTimes(1);
  });

  it('asks once per phone, and not before ten characters', async () => {
    const { api, user } = open();
    await openSheet(user);
    const phone = screen.getByLabelText('Phone number');
    await user.type(phone, '123456789');
    await user.tab();
    expect(api.checkPhone).not.toHaveBeenCalled();
    await user.type(phone, '0');
    await user.tab();
    await user.click(phone);
    await user.tab();
    expect(api.checkPhone).toHaveBeenCalledTimes(1);
  });
});
