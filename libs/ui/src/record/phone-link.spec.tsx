import { renderPage } from '@arogya/testing/render';
import { screen } from '@testing-library/react';
import { PhoneLink } from './phone-link';

const hrefs = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['+960 779 9348', '+960 779 9348', 'tel:+9607799348', 'https://wa.me/9607799348'],
  ['+65 9123 4567', '+65 9123 4567', 'tel:+6591234567', 'https://wa.me/6591234567'],
  ['+91 (0) 98450 39348', '+91 98450 39348', 'tel:+919845039348', 'https://wa.me/919845039348'],
  ['९८४५०३९३४८', '98450 39348', 'tel:+919845039348', 'https://wa.me/919845039348'],
])('%s shows as %s, and dials and writes to whom it says', (phone, shown, ...links) => {
  renderPage(<PhoneLink phone={phone} />);
  expect(screen.getByText(shown)).toBeVisible();
  expect(hrefs()).toEqual(links);
});

test('what can be no number opens no stranger’s WhatsApp, and two numbers are not dialled as one', () => {
  const { unmount } = renderPage(<PhoneLink phone="98765432101" />);
  expect(hrefs()).toEqual(['tel:98765432101']);
  unmount();
  renderPage(<PhoneLink phone="98450 12345 / 98450 12346" />);
  expect(screen.getByText('98450 12345 / 98450 12346')).toBeVisible();
  expect(hrefs()).toEqual([]);
});
