import { bellName } from './texts';

test('the bell says how many are unread', () => {
  expect(bellName(3)).toBe('Notifications, 3 unread');
  expect(bellName(0)).toBe('Notifications');
});
