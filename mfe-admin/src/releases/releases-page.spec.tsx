import type { LiveRelease, NewReleaseKey, Releases } from '@arogya/api/releases';
import { fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { takeOption } from '@arogya/testing/take-option';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page } from './choose-dialog';
import { ReleasesPage } from './releases-page';

const ID = '1.4.0-48f613b791';
const AT = '2026-11-20T04:35:00.000Z';
const INSTALLED: LiveRelease = { name: 'mfe-agent', stable: 'installed', canary: null, percent: 0, roles: [], hospitals: [], off: false };
const TRIED: LiveRelease = { ...INSTALLED, name: 'mfe-doctor', canary: ID, percent: 10, roles: ['doctor'], hospitals: ['h'] };
const RELEASES: Releases = {
  platform: '1.4.0',
  live: [INSTALLED, TRIED],
  trials: [
    {
      name: 'mfe-doctor',
      id: ID,
      since: AT,
      sessions: 42,
      failed: 1,
      stableSessions: 388,
      stableFailed: 4,
      verdict: 'good',
      faults: [{ kind: 'render', error: 'TypeError', frame: 'page.js:1:20', page: '/doctor-dashboard', sessions: 1 }],
    },
  ],
  releases: [
    {
      name: 'mfe-doctor',
      id: ID,
      version: '1.4.0',
      commit: null,
      platform: '^1.2.0',
      api: '1',
      publishedAt: AT,
      publishedBy: 'CI of the doctors',
      withdrawnAt: null,
      roles: ['doctor'],
      leftOut: null,
    },
    {
      name: 'mfe-agent',
      id: '1.1.0-0c1f5a29de',
      version: '1.1.0',
      commit: null,
      platform: '^1.2.0',
      api: null,
      publishedAt: AT,
      publishedBy: 'ravi',
      withdrawnAt: AT,
      roles: ['agent'],
      leftOut: null,
    },
  ],
  moves: [
    {
      number: 1,
      at: AT,
      name: 'mfe-doctor',
      kind: 'canary',
      from: 'installed',
      to: ID,
      percent: 10,
      why: 'Rows in one line',
      by: 'CI of the doctors',
    },
  ],
};
const KEY: NewReleaseKey = {
  id: 'a0000000-0000-4000-8000-000000000001',
  label: 'CI of the doctors',
  mfe: 'mfe-doctor',
  roles: ['doctor', 'hospital_admin'],
  createdAt: AT,
  createdBy: 'admin',
  expiresAt: '2999-01-01T00:00:00.000Z',
  revokedAt: null,
  usedAt: null,
  key: 'adk_shown_once',
};
const { key: _key, ...LISTED } = KEY;

const api = fakeApi([
  get<Releases>('/releases', RELEASES),
  get('/release-keys', [LISTED]),
  get('/hospitals/active', [{ id: 'h', name: 'Apollo', city: 'Pune' }]),
]);
const draw = (path = '/releases') => renderPage(<ReleasesPage />, { path });

async function chosen(user: ReturnType<typeof draw>['user'], name: string, action: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const pick = (user: ReturnType<typeof draw>['user'], label: string, option: RegExp): Promise<void> =>
  takeOption(user, screen.getByRole('combobox', { name: label }), option);

it('says what everybody has of each micro-frontend, and who tries what', async () => {
  draw();
  expect(await screen.findByText(ID)).toBeInTheDocument();
  expect(screen.getByText('10 of 100 users, Doctor, the staff of one hospital')).toBeInTheDocument();
  expect(screen.getAllByText('As installed')).toHaveLength(2);
});

it('says how a trial does, and how it fails', async () => {
  const { user } = draw();
  expect(await screen.findByText('1 of 42 sessions failed. No worse than what is live.')).toBeInTheDocument();
  await user.click(screen.getByText('How it fails'));
  expect(screen.getByText('TypeError at page.js:1:20 on /doctor-dashboard, 1 session')).toBeVisible();
});

it('gives what is on trial to everybody', async () => {
  api.use(put('/releases/:mfe/live', TRIED));
  const { user } = draw();
  await chosen(user, 'mfe-doctor', /Give the Trial to Everybody/u);
  await waitFor(() => expect(api.callsTo('PUT', '/releases/mfe-doctor/live')[0]?.body).toEqual({ id: ID }));
  expect(await screen.findByText('The release is live. Open tabs offer to reload.')).toBeVisible();
});

it('begins a trial with a share of all users, but not with nobody, and not without a reason where one was taken back', async () => {
  api.use(put('/releases/:mfe/live', TRIED));
  const { user } = draw();
  await chosen(user, 'mfe-agent', /Choose a Release/u);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a Release: mfe-agent' });
  await pick(user, 'Release', /^1\.1\.0-0c1f5a29de/u);
  expect(screen.queryByText(new RegExp(`^${ID},`, 'u'))).toBeNull();
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Make Live' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Some, on trial' }));
  await send();
  expect(await within(dialog).findByText('Please say why')).toBeVisible();
  expect(within(dialog).getByText(/was taken back, since it failed too often/u)).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /What it is for/u }), 'The provider was down');
  await send();
  expect(await within(dialog).findByText('Choose a share of all users, a role or a hospital')).toBeVisible();
  await user.type(within(dialog).getByRole('spinbutton', { name: /Of 100 users/u }), '10');
  await send();
  await waitFor(() =>
    expect(api.callsTo('PUT', '/releases/mfe-agent/live')[0]?.body).toEqual({
      id: '1.1.0-0c1f5a29de',
      percent: 10,
      roles: [],
      hospitals: [],
      force: true,
      why: 'The provider was down',
    }),
  );
});

it('takes a trial back with the reason, and says why the server refuses', async () => {
  api.use(problem('post', '/releases/:mfe/rollback', 409, 'There is nothing before installed to go back to.'));
  const { user } = draw();
  await chosen(user, 'mfe-doctor', /End the Trial/u);
  const dialog = await screen.findByRole('dialog', { name: 'End the Trial: mfe-doctor' });
  await user.type(within(dialog).getByRole('textbox', { name: /What was wrong/u }), 'Empty rows');
  await user.click(within(dialog).getByRole('button', { name: 'End the Trial' }));
  expect(await screen.findByText('There is nothing before installed to go back to.')).toBeVisible();
  expect(api.callsTo('POST', '/releases/mfe-doctor/rollback')[0]?.body).toEqual({ why: 'Empty rows' });
  expect(dialog).toBeVisible();
});

it('tries a release in this browser only', async () => {
  api.use(put('/releases/:mfe/try', null, { status: 204 }));
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  const { user } = draw();
  await chosen(user, 'mfe-agent', /Choose a Release/u);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a Release: mfe-agent' });
  await pick(user, 'Release', /^1\.1\.0-0c1f5a29de/u);
  const warning = await within(dialog).findByText(/was taken back/u);
  await user.click(within(dialog).getByRole('radio', { name: 'This browser, for 12 hours' }));
  await waitFor(() => expect(warning).not.toBeInTheDocument());
  await user.click(within(dialog).getByRole('button', { name: 'Make Live' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(api.callsTo('PUT', '/releases/mfe-agent/try')[0]?.body).toEqual({ id: '1.1.0-0c1f5a29de' });
  expect(api.callsTo('PUT', '/releases/mfe-agent/live')).toEqual([]);
  reload.mockRestore();
});

it('switches a micro-frontend off with the reason, and on again', async () => {
  api.use(
    put('/releases/:mfe/off', { ...INSTALLED, off: true }),
    get<Releases>('/releases', { ...RELEASES, live: [{ ...INSTALLED, off: true }] }),
  );
  const { user } = draw();
  expect(await screen.findByText('Switched off')).toBeInTheDocument();
  await chosen(user, 'mfe-agent', /Switch On/u);
  await waitFor(() => expect(api.callsTo('PUT', '/releases/mfe-agent/off')[0]?.body).toEqual({ off: false }));
  api.use(get<Releases>('/releases', RELEASES));
});

it('asks why before it switches a micro-frontend off', async () => {
  api.use(put('/releases/:mfe/off', { ...TRIED, off: true }));
  const { user } = draw();
  await chosen(user, 'mfe-doctor', /Switch Off/u);
  const dialog = await screen.findByRole('dialog', { name: 'Switch Off: mfe-doctor' });
  await user.type(within(dialog).getByRole('textbox', { name: /What is wrong/u }), 'Too many calls');
  await user.click(within(dialog).getByRole('button', { name: 'Switch Off' }));
  await waitFor(() => expect(api.callsTo('PUT', '/releases/mfe-doctor/off')[0]?.body).toEqual({ off: true, why: 'Too many calls' }));
});

it('shows who chose what, and why', async () => {
  draw('/releases?tab=history');
  expect(await screen.findByText('On trial, 10 of 100 users')).toBeInTheDocument();
  for (const text of ['Rows in one line', 'CI of the doctors', '20 Nov 2026, 10:05 AM']) expect(screen.getByText(text)).toBeInTheDocument();
});

it('makes a key, shows it once, and revokes one', async () => {
  api.use(post('/release-keys', KEY, { status: 201 }), post('/release-keys/:id/revoke', LISTED));
  const { user } = draw('/releases?tab=keys');
  await user.click(await screen.findByRole('button', { name: /Add Key/u }));
  expect(await screen.findByText('Doctor, Hospital Admin')).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: 'Add Key' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Used by' }), 'CI of the doctors');
  await pick(user, 'Ships', /^mfe-doctor$/u);
  await user.click(within(dialog).getByRole('button', { name: 'Add Key' }));
  expect(await within(dialog).findByText('Please choose for which roles the key may ship pages')).toBeVisible();
  expect(api.callsTo('POST', '/release-keys')).toEqual([]);
  await pick(user, 'Pages for', /^Doctor$/u);
  await user.click(within(dialog).getByRole('button', { name: 'Add Key' }));
  expect(await screen.findByText('adk_shown_once')).toBeVisible();
  expect(api.callsTo('POST', '/release-keys')[0]?.body).toEqual({
    label: 'CI of the doctors',
    mfe: 'mfe-doctor',
    roles: ['doctor'],
    days: 90,
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('adk_shown_once')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Revoke Key: CI of the doctors' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke Key' }));
  await waitFor(() => expect(api.callsTo('POST', `/release-keys/${KEY.id}/revoke`)).toHaveLength(1));
});

it.each([
  ['live', '/releases'],
  ['history', '/releases'],
  ['keys', '/release-keys'],
])('says on the tab %s when it cannot be fetched', async (tab, call) => {
  api.use(problem('get', call, 503, 'The service is not available right now. Please try again in a moment.'));
  draw(`/releases?tab=${tab}`);
  expect(await screen.findByText(/not available right now/u)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Retry/u })).toBeInTheDocument();
});
