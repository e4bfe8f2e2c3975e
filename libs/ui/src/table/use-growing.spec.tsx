import { render, screen, waitFor } from '@testing-library/react';
import { useGrowing } from './use-growing';

const counts: number[] = [];

function List({ rows }: { readonly rows: readonly number[] }) {
  const shown = useGrowing(rows);
  counts.push(shown.length);
  return (
    <ul>
      {shown.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}
const rowsTo = (end: number): number[] => Array.from({ length: end }, (_, at) => at);

beforeEach(() => (counts.length = 0));

test('a long list begins with the rows in sight and soon has all of them', async () => {
  render(<List rows={rowsTo(50)} />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  expect(counts[0]).toBe(8);
});

test('a list that is all there keeps all rows when an answer replaces them', async () => {
  const { rerender } = render(<List rows={rowsTo(50)} />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  counts.length = 0;
  rerender(<List rows={rowsTo(50)} />);
  expect(Math.min(...counts)).toBe(50);
});

test('a short list is rendered once', () => {
  render(<List rows={rowsTo(5)} />);
  expect(counts).toEqual([5]);
});
