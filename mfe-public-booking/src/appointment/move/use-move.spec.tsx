import { screen } from '@testing-library/react';
import { asRead } from '../../testing/appointment-fixture';
import { freshTab, open } from '../../testing/appointment-visitor';
import { at, inFiveMinutes, ok, slow } from '../../testing/booking-fixture';

beforeEach(freshTab);

it('Confirm waits for a time that is not kept yet, which would stand against itself', async () => {
  const { api, holds, user } = open(asRead({ digitsNeeded: false }));
  const { come, call } = slow(() => ok({ holdId: 'hold-late', expiresAt: inFiveMinutes() }));
  holds.hold.mockImplementation(call);
  await user.click(screen.getByRole('link', { name: 'Move' }));
  await user.click(await screen.findByText('10:00 AM', { selector: 'button.slot' }));
  await user.click(screen.getByText('Confirm', { selector: 'button[type=submit]' }));
  expect(api.move).not.toHaveBeenCalled();
  come();
  expect(await screen.findByText('Moved to Wed, 25 Nov, 10:00 AM')).toBeVisible();
  expect(api.move.mock.calls).toEqual([[{ at: at('10:00'), version: 3, holdId: 'hold-late' }]]);
});
