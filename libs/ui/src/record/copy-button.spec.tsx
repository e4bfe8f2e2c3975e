import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

test.each([
  ['what it has copied', () => Promise.resolve(), 'Copied'],
  ['that the browser refuses, where nobody else does', () => Promise.reject(new Error('refused')), 'The browser did not allow to copy'],
])('a copy button says %s', async (_, writeText, said) => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  render(<CopyButton text="59de4fda" label="Copy request id" />);
  await user.click(screen.getByRole('button', { name: 'Copy request id' }));
  expect(await screen.findByTitle(said)).toBeVisible();
});
