import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { NOTICES } from '@arogya/domain/privacy/notice-words';
import { render, screen, within } from '@testing-library/react';
import { PrivacyPage } from './page';

test('the notice is read in English and in Hindi, each marked as such, with its version', () => {
  render(<PrivacyPage />);
  const [english, hindi] = screen.getAllByRole('article');
  expect(english).toHaveAttribute('lang', 'en');
  expect(hindi).toHaveAttribute('lang', 'hi');
  for (const [article, notice] of [
    [english, NOTICES.en],
    [hindi, NOTICES.hi],
  ] as const) {
    const words = within(article as HTMLElement);
    expect(words.getByRole('heading', { name: notice.title })).toBeVisible();
    for (const { title, points } of notice.sections) {
      expect(words.getByRole('heading', { name: title })).toBeVisible();
      for (const point of points) expect(words.getByText(point)).toBeVisible();
    }
    expect(words.getByText(NOTICE_VERSION)).toBeVisible();
  }
});

test('both languages say the same: as many sections, and as many points in each', () => {
  const shape = (language: 'en' | 'hi') => NOTICES[language].sections.map(({ points }) => points.length);
  expect(shape('hi')).toEqual(shape('en'));
});

test('the languages lead to their text', () => {
  render(<PrivacyPage />);
  for (const link of within(screen.getByRole('navigation')).getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? 'none')).toBeVisible();
  }
});
