import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageBoundary } from './page-boundary';

const Broken = (): never => {
  throw new Error('broken');
};

it('a page that throws says so and offers to load it again', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let loaded = 0;
  render(
    <PageBoundary onLoad={() => (loaded += 1)}>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page has stopped working');
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(loaded).toBe(1);
  said.mockRestore();
});

it('a page that does not is as it would be alone', () => {
  render(
    <PageBoundary>
      <p>Works</p>
    </PageBoundary>,
  );
  expect(screen.getByText('Works')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
