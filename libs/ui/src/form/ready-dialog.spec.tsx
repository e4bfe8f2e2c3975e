import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Select } from 'antd';
import { useState } from 'react';
import { ReadyDialog } from './ready-dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Book
      </button>
      <ReadyDialog open={open} title="Book" className="" onClose={() => setOpen(false)}>
        <div hidden>
          <button type="button">Nobody reaches it</button>
        </div>
        <input aria-label="Phone" />
        <Select aria-label="Doctor" options={[{ value: 'm', label: 'Dr. Meera Iyer' }]} />
        <button type="button">Last</button>
      </ReadyDialog>
    </>
  );
}

const shown = () => screen.queryByRole('dialog', { name: 'Book' });
async function opened() {
  const { user } = renderPage(<Page />);
  expect(screen.getByLabelText('Phone')).not.toBeVisible();
  expect(shown()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book' });
  expect(dialog).toBeVisible();
  return { user, dialog };
}

it('is there before it opens, and nobody sees it; Escape closes it, and the button has the focus again', async () => {
  const { user, dialog } = await opened();
  await user.click(within(dialog).getByLabelText('Phone'));
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
});

it('Escape leaves it open while a list lies over it', async () => {
  const { user, dialog } = await opened();
  await user.click(within(dialog).getByRole('combobox', { name: 'Doctor' }));
  const option = await screen.findByText('Dr. Meera Iyer');
  await user.keyboard('{Escape}');
  expect(shown()).toBeVisible();
  fireEvent.click(option);
  await waitFor(() => expect(document.querySelector('.ant-select-dropdown-hidden')).not.toBeNull());
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
});

it('Tab leads from its last stop to its first, and back', async () => {
  const { user, dialog } = await opened();
  const [close, last] = ['Close', 'Last'].map((name) => within(dialog).getByRole('button', { name }));
  last!.focus();
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
});

it('Tab leads into it where nothing has the focus any more, and out of it once it is closed', async () => {
  const { user, dialog } = await opened();
  (document.activeElement as HTMLElement).blur();
  await user.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(shown()).toBeNull();
  await user.tab();
  expect(dialog).not.toContainElement(document.activeElement as HTMLElement);
});
