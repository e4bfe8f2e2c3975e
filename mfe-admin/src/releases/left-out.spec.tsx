import type { LiveRelease, Release, Releases } from '@arogya/api/releases';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen } from '@testing-library/react';
import { LiveTab } from './live-tab';

const WHY = 'a cannot be a file and the folder of a/b.js';
const [BROKEN, GOOD] = ['1.4.0-48f613b791', '1.3.0-0c1f5a29de'];

const releaseOf = (id: string, leftOut: string | null): Release => ({
  name: 'mfe-doctor',
  id,
  version: '1.4.0',
  commit: null,
  platform: '^1.2.0',
  api: null,
  publishedAt: '2026-11-20T04:35:00.000Z',
  publishedBy: 'ravi',
  withdrawnAt: null,
  roles: ['doctor'],
  leftOut,
});
const LIVE: LiveRelease = { name: 'mfe-doctor', stable: GOOD, canary: BROKEN, percent: 10, roles: [], hospitals: [], off: false };

fakeApi([
  get<Releases>('/releases', {
    platform: '1.4.0',
    live: [LIVE],
    trials: [],
    releases: [releaseOf(BROKEN, WHY), releaseOf(GOOD, null)],
    moves: [],
  }),
]);

it('says of a release that is chosen and cannot be served why, and lets nobody choose it', async () => {
  const { user } = renderPage(<LiveTab />, { path: '/releases' });
  expect(await screen.findAllByText(/^Left out: /u)).toHaveLength(1);
  expect(screen.getByText(`Left out: ${WHY}.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for mfe-doctor' }));
  await user.click(await screen.findByRole('menuitem', { name: /Choose a Release/u }));
  await user.click(await screen.findByRole('combobox', { name: 'Release' }));
  const isDisabled = async (title: RegExp) => (await screen.findByTitle(title)).classList.contains('ant-select-item-option-disabled');
  expect(await isDisabled(/^1\.4\.0-48f613b791,.*cannot be served$/u)).toBe(true);
  expect(await isDisabled(/^1\.3\.0-0c1f5a29de,.*ravi$/u)).toBe(false);
});
