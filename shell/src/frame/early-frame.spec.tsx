import type { NavEntry } from '@arogya/platform';
import { within } from '@testing-library/react';
import { endEarly, isEarlyShown } from './early';
import { render } from './early-render';

const entry = (path: string, label: string, roles: string[], more: Partial<NavEntry> = {}): NavEntry => ({
  path,
  label,
  icon: 'calendar',
  roles,
  ...more,
});
const APPOINTMENTS = entry('/appointments', 'Appointments', ['admin'], { heading: 'Appointment Management', subtitle: 'Book <them>' });
const REMOTES = [
  {
    name: 'mfe-admin',
    entry: '/a',
    nav: [APPOINTMENTS, entry('/users', 'User Management', ['admin']), entry('/hidden', 'Hidden', ['admin'], { listed: false })],
  },
  { name: 'mfe-doctor', entry: '/d', nav: [entry('/doctor-dashboard', 'Doctor Dashboard', ['doctor'])] },
];

/** A document as the server sends it, with what the script draws below. */
function draw(below = ''): HTMLElement {
  document.body.innerHTML = `<div id="early">${render({ remotes: REMOTES, role: 'admin', at: APPOINTMENTS })}</div><div id="root">${below}</div>`;
  return document.body;
}

test('the frame of the document has real links to the pages of the role alone, and says where one is', () => {
  const links = within(within(draw()).getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/appointments', '/users']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

test('it has the heading of the page that comes, and nothing of it is markup', () => {
  const body = draw();
  expect(within(body).getByRole('heading', { level: 1, name: 'Appointment Management' })).toBeVisible();
  expect(within(body).getByText('Book <them>')).toBeVisible();
});

test('it offers nothing that needs the script', () => {
  expect(within(draw()).queryByRole('button')).toBeNull();
});

test('its place is taken once, and a link of it that has the focus gives it to its like', () => {
  const body = draw('<a href="/users">User Management</a>');
  body.querySelector<HTMLElement>('#early a[href="/users"]')?.focus();
  expect(isEarlyShown()).toBe(true);
  endEarly();
  endEarly();
  expect(isEarlyShown()).toBe(false);
  expect(body.querySelector('#root a')).toHaveFocus();
});
