import { screen, waitFor } from '@testing-library/react';
import { fakeApi, KNOWN, ok } from './booking-fixture';
import { freshTab, open, openSheet } from './booking-visitor';

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
