import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useNavigate } from '@arogya/platform';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useBooker } from './booker';
import { makeDoctor } from '../testing/make-appointment';

const server = fakeApi([get('/doctors', [makeDoctor()], { total: 1 }), get('/appointments', [], { total: 0 })]);

const rendered = jest.fn();

function Screen() {
  rendered();
  const { book, dialog } = useBooker();
  useShortcuts([{ key: 'n', label: 'Book Appointment', run: () => book() }]);
  return (
    <>
      <h1>Appointments</h1>
      {dialog}
    </>
  );
}

const shown = () => screen.queryByRole('dialog', { name: 'Book New Appointment' });
const madeReady = () => document.querySelector('.ad-booking');

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (act: () => void) => Number(act()), cancelIdleCallback: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

it('the booking dialog is made while nothing else is to be done, and seen once it is asked for', async () => {
  const { user } = renderPage(<Screen />);
  await waitFor(() => expect(madeReady()).not.toBeNull());
  expect(shown()).toBeNull();
  await user.keyboard('n');
  await waitFor(() => expect(shown()).toBeVisible());
  await waitFor(() => expect(screen.getByLabelText('Phone Number')).toHaveFocus());
});

function History() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)} aria-label="Back" />
      <button type="button" onClick={() => void navigate(1)} aria-label="Forward" />
    </>
  );
}
const go = (name: string) => act(() => screen.getByLabelText(name).click());

it('a key opens it without rendering the screen; closed, it follows the address again', async () => {
  const { user, address } = renderPage(
    <>
      <Screen />
      <History />
    </>,
  );
  await waitFor(() => expect(madeReady()).not.toBeNull());
  rendered.mockClear();
  await user.keyboard('n');
  await waitFor(() => expect(shown()).toBeVisible());
  expect(rendered).not.toHaveBeenCalled();
  expect(address()).toBe('/?book=1');
  go('Back');
  await waitFor(() => expect(shown()).toBeNull());
  go('Forward');
  await waitFor(() => expect(shown()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(shown()).toBeNull());
  expect(address()).toBe('/');
});

function ScreenUnderPanel() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Screen />
      {open ? <Drawer open onClose={() => setOpen(false)} title="Notifications" /> : null}
    </>
  );
}

it('is made beside what is open, which keeps the Escape key and all others', async () => {
  const { user } = renderPage(<ScreenUnderPanel />);
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await waitFor(() => expect(madeReady()).not.toBeNull());
  await user.keyboard('n');
  expect(shown()).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
  await user.keyboard('n');
  await waitFor(() => expect(shown()).toBeVisible());
});

it('is not made for somebody who may not book', async () => {
  server.use(get('/auth/user', makeUser({ role: 'doctor' })));
  renderPage(<Screen />);
  expect(await screen.findByRole('heading', { name: 'Appointments' })).toBeVisible();
  expect(madeReady()).toBeNull();
  expect(server.callsTo('GET', '/doctors')).toEqual([]);
});
