import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { DataTable, type DataTableProps } from './data-table';
import { RowMenu } from './row-menu';
import { hiddenText, nextSort, rangeText, sortOrder, tableState } from './table-state';

interface Row {
  readonly id: string;
  readonly name: string;
}
const ROWS: readonly Row[] = [
  { id: '1', name: 'Asha' },
  { id: '2', name: 'Vikram' },
];
const base: DataTableProps<Row> = {
  label: 'People',
  columns: [{ key: 'name', title: 'Name', sort: true, render: (row) => row.name }],
  rows: ROWS,
  rowKey: (row) => row.id,
  empty: { text: 'No people found' },
};
const draw = (more: Partial<DataTableProps<Row>>) => renderPage(<DataTable<Row> {...base} {...more} />);

test('before the first answer a table of the same shape is announced', () => {
  draw({ rows: undefined });
  expect(screen.getByRole('status', { name: 'Loading People' })).toBeInTheDocument();
});

test('an empty list says the line of the specification', () => {
  draw({ rows: [] });
  expect(screen.getByText('No people found')).toBeVisible();
});

test('an empty list under filters offers to clear them and says how much they hide', async () => {
  let cleared = 0;
  const { user } = draw({ rows: [], filtered: true, totalUnfiltered: 7, onClearFilters: () => (cleared += 1) });
  expect(screen.getByText('7 rows hidden by filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(cleared).toBe(1);
});

test('a failure without rows offers Retry', async () => {
  let tries = 0;
  const { user } = draw({ rows: undefined, failure: { text: 'Failed to fetch people' }, onRetry: () => (tries += 1) });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch people');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(tries).toBe(1);
});

test('a failure with rows keeps them and says so', () => {
  draw({ failure: { text: 'Failed to fetch people.' } });
  expect(screen.getByText('Vikram')).toBeVisible();
  expect(screen.getByText(/Showing what was loaded before/u)).toBeVisible();
});

test('a row opens by click and by Enter, but not through its menu', async () => {
  const opened: string[] = [];
  const acted: string[] = [];
  const { user } = draw({
    onOpen: (row) => opened.push(row.name),
    actions: (row) => (
      <RowMenu label={`Actions for ${row.name}`} items={[{ key: 'e', label: 'Edit', onSelect: () => acted.push(row.name) }]} />
    ),
  });
  await user.click(screen.getByText('Asha'));
  const second = screen.getByText('Vikram').closest('tr');
  second?.focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Actions for Asha' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(opened).toEqual(['Asha', 'Vikram']);
  expect(acted).toEqual(['Asha']);
});

test('a click on a sortable head asks the server for the other order', async () => {
  const sorts: string[] = [];
  const { user } = draw({ sort: 'name', onSort: (sort) => sorts.push(sort) });
  await user.click(within(screen.getByRole('columnheader')).getByText('Name'));
  expect(sorts).toEqual(['-name']);
});

test('a list that is not counted to its end can be turned on while its pages are full', async () => {
  const pages: number[] = [];
  const { user } = draw({ total: 2, capped: true, page: 2, pageSize: 2, onPage: (page) => pages.push(page) });
  expect(screen.getByText('3–4 of 4+')).toBeVisible();
  await user.click(screen.getByTitle('3'));
  expect(pages).toEqual([3]);
});

test('the foot counts rows over all pages, capped counts with a plus', () => {
  draw({ total: 1000, capped: true, page: 3, pageSize: 50, onPage: () => undefined });
  expect(screen.getByText('101–102 of 1,000+')).toBeVisible();
});

test('the states follow from rows and failure', () => {
  const failure = { text: 'x' };
  expect([
    tableState(undefined, null),
    tableState(undefined, failure),
    tableState([], null),
    tableState([], failure),
    tableState([1], failure),
  ]).toEqual(['loading', 'error', 'empty', 'error', 'rows']);
  expect([nextSort('a', undefined), nextSort('a', 'a'), nextSort('a', '-a'), nextSort('a', 'b')]).toEqual(['a', '-a', 'a', 'a']);
  expect([sortOrder('a', '-a'), sortOrder('a', 'a'), sortOrder('a', 'b')]).toEqual(['descend', 'ascend', null]);
  expect(rangeText(1, 50, 0, '0')).toBe('0 of 0');
  expect(hiddenText(3, 4)).toBe('1 row hidden by filters');
  expect(hiddenText(0, 106_141, ['doctor', 'doctors'])).toBe('1,06,141 doctors hidden by filters');
  expect(hiddenText(3, undefined)).toBeNull();
});
