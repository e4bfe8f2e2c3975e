import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { DataLines } from './data-lines';
import type { DataTableProps } from './table-types';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
}
const ROWS: readonly Row[] = [
  { id: '1', name: 'Asha', phone: '+91 55500 10001' },
  { id: '2', name: 'Vikram', phone: null },
];
const props: DataTableProps<Row> = {
  label: 'People',
  columns: [
    { key: 'city', title: 'City', render: () => 'Pune, in the west', brief: () => 'Pune' },
    { key: 'name', title: 'Name', card: 'title', render: ({ name }) => name },
    { key: 'phone', title: 'Phone', card: 'hidden', render: ({ phone }) => phone },
    { key: 'status', title: 'Status', card: 'first', render: () => 'Pending' },
    { key: 'at', title: 'At', card: 'lead', render: () => '9:15 AM' },
  ],
  rows: ROWS,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  phoneOf: ({ phone }) => phone,
  empty: { text: 'No people found' },
};
const draw = (more: Partial<DataTableProps<Row>> = {}) => renderPage(<DataLines<Row> {...props} {...more} />);

test('a row says in two lines when, who, its status and the rest in few words', () => {
  draw();
  const [asha] = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(asha).toHaveTextContent('9:15 AMAshaPendingPune');
});

test('a row is called, and written to, from where it has a phone', () => {
  draw();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+915550010001', 'https://wa.me/915550010001']);
  expect(screen.getByRole('link', { name: 'WhatsApp +91 55500 10001' })).toBeInTheDocument();
});

test('a tap on a row that nothing opens says all of it, and the next one hides that again', async () => {
  const { user } = draw();
  const target = screen.getByRole('button', { name: 'View details of Vikram', expanded: false });
  await user.click(target);
  expect(screen.getByText('Pune, in the west')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View details of Vikram', expanded: true }));
  expect(screen.queryByText('Pune, in the west')).toBeNull();
});

test('a tap anywhere on a row opens it, but not one on its menu', async () => {
  const done: string[] = [];
  const { user } = draw({
    onOpen: ({ name }) => done.push(`open ${name}`),
    actions: ({ name }) => <button onClick={() => done.push(`menu of ${name}`)}>{`Menu of ${name}`}</button>,
  });
  await user.click(screen.getByRole('button', { name: 'View details of Vikram' }));
  await user.click(screen.getByRole('button', { name: 'Menu of Asha' }));
  expect(done).toEqual(['open Vikram', 'menu of Asha']);
});
