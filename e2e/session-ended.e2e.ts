import { expect, test } from './fixtures';
import { see } from './look';
import { cookieOf } from './sessions';

test('a session that is ended elsewhere empties the screen in every tab, and leads to the sign-in page and back', async ({
  open,
  origin,
}) => {
  const first = await open('/appointments?when=all', { as: 'hospital', alone: true });
  const second = await open('/hospital-dashboard', { browser: first.context() });
  await see(first.getByRole('row').nth(3));
  await see(second.getByRole('button', { name: /^Notifications/u }));
  // As whoever else knows the session ends it: nothing in this browser is notified by hand.
  const cookie = cookieOf({ cookies: await first.context().cookies() });
  const { status } = await fetch(`${origin}/api/auth/logout`, { method: 'POST', headers: { cookie } });
  expect(status).toBeLessThan(300);
  await expect(first).toHaveURL(/\/login\?next=%2Fappointments/u, { timeout: 60_000 });
  await expect(second).toHaveURL(/\/login\?next=%2Fhospital-dashboard/u, { timeout: 60_000 });
  await expect(first.getByRole('row')).toHaveCount(0);
});
