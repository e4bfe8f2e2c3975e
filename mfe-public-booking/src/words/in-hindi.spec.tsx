import { PAGES } from '@arogya/languages/generated/all-pages';
import { words as hindi } from '@arogya/languages/generated/words.hi';
import { render as draw, screen } from '@testing-library/react';
import { aPage } from '../testing/booking-fixture';
import { render } from '../page/server';
import { PrivacyLink } from '../page/sheet/privacy-link';
import { langOf, Text } from './text';
import { WordsProvider } from './words';

const ASSETS = { scripts: ['/page.js'], styles: [], words: { en: '/words.en.js', hi: '/words.hi.js' } };
const url = 'https://desk.example.in/book/lotus';
const html = (language: string, offered: readonly string[] = ['en', 'hi'], data = aPage() as ReturnType<typeof aPage> | null): string =>
  render({ slug: 'lotus', data, language, offered, url, embedOrigins: null }, ASSETS);
const documentFrom = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

it('the document says its language, lists its words before the page, and names the other languages', () => {
  const page = documentFrom(html('hi'));
  expect(page.documentElement.lang).toBe('hi');
  expect([...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))).toEqual(['/words.hi.js', '/page.js']);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${url}?lang=hi`);
  const others = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(others).toEqual([
    ['en', url],
    ['hi', `${url}?lang=hi`],
  ]);
  expect(page.body.textContent).toContain('कल, सुबह 9:00');
  expect(page.body.textContent).toContain('हृदय रोग');
});

it('the switch works without a script: links in their own scripts, the present one marked', () => {
  const links = [...documentFrom(html('hi')).querySelectorAll('.languages a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('lang'), link.textContent, link.ariaCurrent])).toEqual([
    ['?lang=en', 'en', 'English', null],
    ['?lang=hi', 'hi', 'हिन्दी', 'true'],
  ]);
});

it('a hospital that offers English alone has no switch, no draft line and no other address', () => {
  const page = documentFrom(html('en', ['en']));
  expect(page.querySelectorAll('.languages, .draft-note, link[rel=alternate]')).toHaveLength(0);
});

it('a language without words is drawn in English', () => {
  expect(documentFrom(html('xx')).documentElement.lang).toBe('en');
});

it('a draft says so in both languages, with a link to English; so does a page that is not there', () => {
  for (const data of [aPage(), null]) {
    const note = documentFrom(html('hi', ['en', 'hi'], data)).querySelector('.draft-note');
    expect(note?.textContent).toContain(hindi.pages.language.draft());
    expect(note?.querySelector('p[lang=en]')?.textContent).toBe(PAGES.en.pages.language.draft());
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('?lang=en');
  }
});

it('the privacy notice is opened in the language of the page', () => {
  const addresses = [PAGES.en, hindi].map((words) => {
    const { container, unmount } = draw(
      <WordsProvider words={words}>
        <PrivacyLink />
      </WordsProvider>,
    );
    const address = container.querySelector('a')?.getAttribute('href');
    unmount();
    return address;
  });
  expect(addresses).toEqual(['/privacy?lang=en', '/privacy?lang=hi']);
});

it('a text that is English on a Hindi page says so', () => {
  const names = ['Slot taken meanwhile', 'डॉक्टर', 'Dr. Asha Rao से मिलने का समय लें', '12', ''];
  expect(names.map((text) => langOf(text, 'hi'))).toEqual(['en', undefined, undefined, undefined, undefined]);
  expect(langOf('Book', 'en')).toBeUndefined();
  draw(
    <WordsProvider words={hindi}>
      <Text as="p">Something new</Text>
    </WordsProvider>,
  );
  expect(screen.getByText('Something new')).toHaveAttribute('lang', 'en');
});
