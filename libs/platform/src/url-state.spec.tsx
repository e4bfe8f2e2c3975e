import { renderPage } from '@arogya/testing/render';
import { screen } from '@testing-library/react';
import { useUrlRecord, useUrlState } from './url-state';

function Screen() {
  const [view, set] = useUrlState({ q: '', status: '', sort: '-at', page: 1 });
  const [open, show, close] = useUrlRecord('appointment');
  return (
    <>
      <output>{JSON.stringify(view)}</output>
      <p>{open ?? 'closed'}</p>
      <button onClick={() => set({ q: 'asha & co' })}>search</button>
      <button onClick={() => set({ page: 3 })}>third</button>
      <button onClick={() => (set({ q: '' }), set({ status: 'pending' }))}>two at once</button>
      <button onClick={() => show('42')}>show</button>
      <button onClick={close}>close</button>
      <button onClick={() => (close(), set({ q: 'rao' }))}>close and search</button>
    </>
  );
}
const view = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

test('a shared link gives the same view, and nonsense in it gives the defaults', () => {
  renderPage(<Screen />, { path: '/appointments?q=rao&page=2&sort=x' });
  expect(view()).toEqual({ q: 'rao', status: '', sort: 'x', page: 2 });
});

test.each(['?page=-1', '?page=abc', '?page=1e9', '?page=99999999999999'])('%s is the first page', (search) => {
  renderPage(<Screen />, { path: `/appointments${search}` });
  expect(view()).toEqual({ q: '', status: '', sort: '-at', page: 1 });
});

test('a search goes back to the first page; defaults do not stand in the address; other parameters stay', async () => {
  const { user, address } = renderPage(<Screen />, { path: '/appointments?page=2&tab=all' });
  await user.click(screen.getByText('search'));
  expect(address()).toBe('/appointments?tab=all&q=asha+%26+co');
  await user.click(screen.getByText('third'));
  expect(address()).toBe('/appointments?tab=all&q=asha+%26+co&page=3');
});

test('two changes in one go are both kept', async () => {
  const { user, address } = renderPage(<Screen />, { path: '/appointments?q=rao' });
  await user.click(screen.getByText('two at once'));
  expect(address()).toBe('/appointments?status=pending');
});

test('the open record stands in the address beside the filters, and closing leaves them and the page alone', async () => {
  const { user, address } = renderPage(<Screen />, { path: '/appointments?status=pending&page=2' });
  await user.click(screen.getByText('show'));
  expect(address()).toBe('/appointments?status=pending&page=2&appointment=42');
  expect(screen.getByText('42')).toBeVisible();
  await user.click(screen.getByText('close'));
  expect(address()).toBe('/appointments?status=pending&page=2');
});

test('a search right after closing, before the screen has been rendered again, does not open what was closed', async () => {
  const { user, address } = renderPage(<Screen />, { path: '/appointments?status=pending&appointment=42' });
  await user.click(screen.getByText('close and search'));
  expect(address()).toBe('/appointments?status=pending&q=rao');
  expect(screen.getByText('closed')).toBeVisible();
});
