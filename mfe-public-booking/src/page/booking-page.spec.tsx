import { screen, waitFor } from '@testing-library/react';
import { at, aPage, fakeApi } from '../testing/booking-fixture';
import { freshTab, open, openSheet, fill, pressBook, tapStart } from '../testing/booking-visitor';

beforeEach(freshTab);

it('two doctors of one name are distinguished by a screen reader', () => {
  const page = aPage(2);
  const [first, second] = page.doctors;
  open(fakeApi(), { ...page, doctors: page.doctors.map((doctor) => ({ ...doctor, fullName: 'Dr. Asha Menon' })) });
  const names = screen.getAllByRole('link', { name: /^Book with/u }).map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual([`Book with Dr. Asha Menon, ${first?.specialty}`, `Book with Dr. Asha Menon, ${second?.specialty}`]);
});

describe('a new patient', () => {
  it('books with five taps and three typed fields', async () => {
    const { api, user } = open();
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    await user.keyboard('+91 55500 12345{Enter}Asha Verma{Enter}34');
    expect(await screen.findByText('New Patient')).toBeVisible();
    await user.click(screen.getByLabelText('Female'));
    await user.click(screen.getByRole('button', { name: 'Fever' }));
    await pressBook(user);
    expect(await screen.findByRole('heading', { name: 'Appointment Booked Successfully!' })).toHaveFocus();
    expect(screen.getByText('AD-100042')).toBeVisible();
    expect(api.book).toHaveBeenCalledTimes(1);
    expect(api.book.mock.calls[0]?.[0]).toMatchObject({
      patient: { name: 'Asha Verma', phone: '+91 55500 12345', age: 34, gender: 'female', symptoms: 'Fever' },
      appointmentDate: at('09:30'),
      status: 'pending',
      holdId: 'hold-1',
    });
    expect(window.location.search).toBe('');
    expect(screen.getByRole('link', { name: 'See, move or cancel' })).toHaveAttribute(
      'href',
      'https://desk.example.in/a/AAYahAAB3x0kq0c2Y9mPzQm',
    );
  });

  it('reads every missing field under it and is taken to the first', async () => {
    const { api, user } = open();
    await openSheet(user);
    await pressBook(user);
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a time slot');
    for (const sentence of [
      'Valid phone number is required',
      'Patient name is required',
      'Age must be at least 1',
      'Please describe your symptoms',
    ]) {
      expect(screen.getByText(sentence)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Choose a time' })).toHaveFocus());
    await tapStart(user, '9:30 AM');
    await pressBook(user);
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Valid phone number is required');
    await user.type(screen.getByLabelText('Phone number'), '+91 55500 12345');
    expect(screen.queryByText('Valid phone number is required')).not.toBeInTheDocument();
    expect(api.book).not.toHaveBeenCalled();
  });

  it('books another after the first', async () => {
    const { user } = open();
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    await pressBook(user);
    await user.click(await screen.findByRole('button', { name: 'Book another' }));
    expect(screen.getByRole('heading', { name: 'Doctors' })).toHaveFocus();
    await openSheet(user);
    expect(screen.getByLabelText('Patient name')).toHaveValue('');
  });
});

describe('the page', () => {
  it('says when nobody can be booked', () => {
    open(fakeApi(), aPage(0));
    expect(screen.getByRole('heading', { name: 'No Doctors Available' })).toBeVisible();
  });

  it('filters from seven doctors on', async () => {
    const { user, unmount } = open(fakeApi(), aPage(7));
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(screen.getByText('The filters hide 7 doctors.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    unmount();
    open(fakeApi(), aPage(6));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('opens the doctor of its address, and says so when there is none such', async () => {
    window.history.replaceState(null, '', `/book/lotus?doctor=${aPage().doctors[1]?.id}`);
    const { unmount } = open();
    expect(await screen.findByRole('dialog', { name: 'Book with Dr. Rohan Iyer' })).toBeVisible();
    unmount();
    window.history.replaceState(null, '', '/book/lotus?doctor=gone');
    open();
    expect(await screen.findByText('Please select a doctor')).toBeVisible();
    expect(window.location.search).toBe('');
  });
});
