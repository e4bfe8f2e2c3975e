import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeysHelp } from './keys-help';
import { LIST_KEYS } from './list-keys';
import { useShortcuts } from './use-shortcuts';

function Screen({ book }: { book: () => void }) {
  useShortcuts([{ key: 'n', label: 'Book Appointment', run: book }, ...LIST_KEYS]);
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

const show = () => {
  const book = jest.fn();
  render(<Screen book={book} />);
  return { book, person: userEvent.setup() };
};

it('a key does what the screen says, in either case', async () => {
  const { book, person } = show();
  await person.keyboard('nN');
  expect(book).toHaveBeenCalledTimes(2);
});

it('no key fires inside a field, or with Ctrl held', async () => {
  const { book, person } = show();
  await person.keyboard('{Control>}n{/Control}');
  await person.keyboard('/');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await person.keyboard('n');
  expect(book).not.toHaveBeenCalled();
});

it('J and K walk over the rows and stop at the ends', async () => {
  const { person } = show();
  await person.keyboard('j');
  expect(screen.getByText('first')).toHaveFocus();
  await person.keyboard('jj');
  expect(screen.getByText('second')).toHaveFocus();
  await person.keyboard('k');
  expect(screen.getByText('first')).toHaveFocus();
});

it('? shows the keys, and nothing fires behind that dialog', async () => {
  const { book, person } = show();
  await person.keyboard('?');
  expect(await screen.findByText('Book Appointment')).toBeInTheDocument();
  act(() => document.body.focus());
  await person.keyboard('n');
  expect(book).not.toHaveBeenCalled();
});
