import { dropTyped } from '@arogya/platform';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { settle } from '@arogya/testing/settle';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { KeysHelp } from './keys-help';
import { LIST_KEYS } from './list-keys';
import { useShortcuts } from './use-shortcuts';

const server = fakeApi([]);
/** B keeps what is typed after it for the dialog that it opens. */
afterEach(dropTyped);

function Screen({ label, run }: { label: string; run: () => void }) {
  useShortcuts([{ key: 'n', label, run }, ...LIST_KEYS]);
  return (
    <>
      <input type="search" aria-label="Search" />
      <button type="button" className="ad-row-opens">
        first
      </button>
      <button type="button" className="ad-row-opens">
        second
      </button>
      <KeysHelp />
    </>
  );
}

const show = (label = 'Book Appointment') => {
  const run = jest.fn();
  const { user: person, address } = renderPage(<Screen label={label} run={run} />);
  return { run, person, address };
};
/** The role comes with an answer: until then nobody may book. */
const booksBy = (press: () => Promise<void>, done: () => void) =>
  waitFor(async () => {
    await press();
    done();
  });

it('a key does what the screen says, in either case', async () => {
  const { run, person } = show();
  await person.keyboard('nN');
  expect(run).toHaveBeenCalledTimes(2);
});

it.each([
  ['a Hindi', { key: 'ल', code: 'KeyN' }],
  ['a Tamil', { key: 'ந', code: 'KeyN' }],
  ['an AZERTY', { key: 'n', code: 'KeyN' }],
  ['a Dvorak', { key: 'n', code: 'KeyL' }],
])('a key does what the screen says on %s keyboard', (_, press) => {
  const { run } = show();
  fireEvent.keyDown(document.body, press);
  expect(run).toHaveBeenCalledTimes(1);
});

it('the place of a key means nothing where the layout has Latin letters', () => {
  const { run } = show();
  fireEvent.keyDown(document.body, { key: 'b', code: 'KeyN' });
  fireEvent.keyDown(document.body, { key: 'l', code: 'KeyN' });
  expect(run).not.toHaveBeenCalled();
});

it('no key fires inside a field, or with Ctrl held', async () => {
  const { run, person, address } = show();
  await person.keyboard('{Control>}n{/Control}');
  await person.keyboard('/');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await person.keyboard('nb');
  expect(run).not.toHaveBeenCalled();
  expect(address()).toBe('/');
});

it('J and K move over the rows and stop at the ends', async () => {
  const { person } = show();
  await person.keyboard('j');
  expect(screen.getByText('first')).toHaveFocus();
  await person.keyboard('jj');
  expect(screen.getByText('second')).toHaveFocus();
  await person.keyboard('k');
  expect(screen.getByText('first')).toHaveFocus();
});

it('? shows the keys, and nothing fires behind that dialog', async () => {
  const { run, person } = show();
  await person.keyboard('?');
  expect(await screen.findByText('This help')).toBeInTheDocument();
  act(() => document.body.focus());
  await person.keyboard('n');
  expect(run).not.toHaveBeenCalled();
});

it('B books where N does, in its way', async () => {
  const { run, person, address } = show();
  await booksBy(
    () => person.keyboard('b'),
    () => expect(run).toHaveBeenCalled(),
  );
  expect(address()).toBe('/');
});

it('B opens the booking dialog of Appointments from a screen on which N adds something else', async () => {
  const { run, person, address } = show('Add Doctor');
  await booksBy(
    () => person.keyboard('b'),
    () => expect(address()).toBe('/appointments?book=1'),
  );
  expect(run).not.toHaveBeenCalled();
});

it('whoever may not book has no B', async () => {
  server.use(get('/auth/user', makeUser({ role: 'doctor' })));
  const { person, address } = show('Something');
  await waitFor(() => expect(server.callsTo('GET', '/auth/user')).toHaveLength(1));
  await person.keyboard('b?');
  expect(await screen.findByText('This help')).toBeVisible();
  expect(screen.queryByText('Book Appointment')).toBeNull();
  expect(address()).toBe('/');
});

it('the help names B on a screen without keys of its own', async () => {
  const page = renderPage(<KeysHelp />);
  await settle(page, server);
  expect(server.callsTo('GET', '/auth/user')).toHaveLength(1);
  await page.user.keyboard('?');
  expect(await screen.findByText('Book Appointment')).toBeVisible();
});
