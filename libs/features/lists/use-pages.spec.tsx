import { renderPage } from '@arogya/testing/render';
import { useUrlState } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pagination } from './pagination';
import { usePages } from './use-pages';

const ALL = Array.from({ length: 230 }, (_, index) => ({ id: `${index + 1}` }));
const asked: string[] = [];

function List() {
  const [view, setView] = useUrlState({ sort: 'id', page: 1 });
  const { page, pageSize } = usePages({ page: view.page, pageSize: 25 });
  asked.push(`${page} of ${pageSize}`);
  return (
    <DataTable
      label="Numbers"
      columns={[{ key: 'id', title: 'Number', render: ({ id }) => id }]}
      rows={ALL.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={({ id }) => id}
      empty={{ text: 'None' }}
      total={ALL.length}
      pageSize={25}
      {...pagination(view, setView)}
    />
  );
}

function onPhone(): void {
  const usual = window.matchMedia('(any)');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...usual, media, matches: media.includes('767') }));
}

beforeEach(() => void asked.splice(0));
afterEach(() => jest.restoreAllMocks());

it('on a phone further rows are added to those that are shown, and the address says how far', async () => {
  onPhone();
  const { user, address } = renderPage(<List />, { path: '/numbers' });
  expect(screen.getByText('1–25 of 230')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(address()).toBe('/numbers?page=2');
  expect(screen.getByText('1–50 of 230')).toBeVisible();
  expect(asked.at(-1)).toBe('1 of 50');
});

it('on a phone a shared address shows all rows up to its page, and what one call cannot answer is turned over', async () => {
  onPhone();
  const { user, address } = renderPage(<List />, { path: '/numbers?page=8' });
  expect(screen.getByText('1–200 of 230')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(screen.getByTitle('9'));
  expect(address()).toBe('/numbers?page=9');
  expect(screen.getByText('201–225 of 230')).toBeVisible();
});

it('where there is space pages are turned over', () => {
  renderPage(<List />, { path: '/numbers?page=2' });
  expect(screen.getByText('26–50 of 230')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked.at(-1)).toBe('2 of 25');
});
