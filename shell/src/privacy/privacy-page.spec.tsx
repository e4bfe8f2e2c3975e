import { createHash } from 'node:crypto';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { PAGES } from '@arogya/languages/generated/all-pages';
import { NOTICES } from '@arogya/languages/generated/all-notices';
import { render, screen, within } from '@testing-library/react';
import { PrivacyPage } from './page';

const saidIn = (language: Language): string[] => {
  const { title, lead, version, sections } = NOTICES[language];
  return [title, lead, version, ...Object.values(sections).flatMap((section) => Object.values(section))].map((text) => text());
};

test.each(LANGUAGES)('the notice in %s says all that it has to, with its version, and nothing of another language', (language) => {
  const { container } = render(<PrivacyPage language={language} />);
  const words = within(screen.getByRole('main'));
  const { title, lead, sections } = NOTICES[language];
  expect(words.getByRole('heading', { level: 1, name: title() })).toBeVisible();
  expect(words.getByText(lead())).toBeVisible();
  for (const { title: part, ...points } of Object.values(sections)) {
    expect(words.getByRole('heading', { level: 2, name: part() })).toBeVisible();
    for (const point of Object.values(points)) expect(words.getByText(point())).toBeVisible();
  }
  expect(words.getByText(NOTICE_VERSION)).toBeVisible();
  const others = LANGUAGES.filter((other) => NOTICES[other].lead() !== lead());
  for (const other of others) expect(container).not.toHaveTextContent(NOTICES[other].lead());
});

test.each(['mr', 'ta', 'te', 'kn', 'ml', 'bn', 'gu'] as const)(
  'in %s it is a draft, and says above it, there and in English, which text counts',
  (language) => {
    render(<PrivacyPage language={language} />);
    const draft = screen.getByRole('note');
    expect(draft).toHaveTextContent(NOTICES[language].draft());
    const english = within(draft).getByText(/The English text counts\./u);
    expect(english).toHaveAttribute('lang', 'en');
    expect(within(draft).getByRole('link', { name: 'English' })).toHaveAttribute('href', '?lang=en');
    expect(draft.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test.each(['en', 'hi'] as const)('in %s it is no draft', (language) => {
  render(<PrivacyPage language={language} />);
  expect(screen.queryByRole('note')).toBeNull();
});

test('each language is a link in its own script, and the one that is read is marked', () => {
  render(<PrivacyPage language="ta" />);
  const links = within(screen.getByRole('navigation', { name: 'மொழி' })).getAllByRole('link');
  expect(links.map((link) => [link.lang, link.textContent, link.getAttribute('href')])).toEqual(
    LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language], `?lang=${language}`]),
  );
  expect(links.filter((link) => link.ariaCurrent === 'true').map(({ lang }) => lang)).toEqual(['ta']);
});

test.each(LANGUAGES)('the button that it names in %s is there, under that name', (language) => {
  const [, named = ''] = /“(?<named>[^”]+)”/u.exec(NOTICES[language].sections.rights.forget()) ?? [];
  expect(named).not.toBe('');
  expect(PAGES[language].pages.phoneCheck.forget()).toContain(named);
});

/** Consent is given to the English text: once its words are others, they need a version of their own. */
test('the words of this version are those that it was given for, whatever becomes of a translation', () => {
  const words = createHash('sha256').update(saidIn('en').join('\n')).digest('hex').slice(0, 12);
  expect({ [NOTICE_VERSION]: words }).toEqual({ '2026-11-29': 'b845ce56a8a8' });
});
