import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Opens a select and takes an option of it. A dialog that opens gives itself the focus a moment later, which closes a select
 * that was opened before: it is opened again.
 */
export const takeOption = (user: UserEvent, select: HTMLElement, option: string | RegExp): Promise<void> =>
  waitFor(async () => {
    if (select.getAttribute('aria-expanded') !== 'true') await user.click(select);
    await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
  });
