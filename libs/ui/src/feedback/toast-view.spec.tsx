import { render, screen } from '@testing-library/react';
import { ToastView } from './toast-view';

const TOAST = { id: 1, open: true, title: 'View deleted', action: { label: 'Undo', run: () => undefined } };

test('a toast takes clicks even while the region around it still lets them through', () => {
  render(<ToastView toast={TOAST} onDismiss={() => undefined} />);
  const region = screen.getByRole('region');
  region.style.pointerEvents = 'none';
  expect(getComputedStyle(screen.getByRole('button', { name: 'Undo' })).pointerEvents).toBe('auto');
});
