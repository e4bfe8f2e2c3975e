import { jest } from '@jest/globals';
import { render as takeOver } from '@testing-library/react';
import { words } from '@arogya/languages/generated/words.en';
import { WordsProvider } from '../words/words';
import { aPage } from '../testing/booking-fixture';
import { BookingPage } from './booking-page';
import { draftStore } from './draft';
import { DATA_ID, ROOT_ID } from './page-data';
import { render } from './server';

const ASSETS = {
  scripts: ['/mfe/mfe-public-booking/page/booking.0123456789.js'],
  styles: ['/mfe/mfe-public-booking/page/booking.0123456789.css'],
  words: { en: '/mfe/mfe-public-booking/page/words.en.0123456789.js' },
};
const url = 'https://desk.example.in/book/lotus';
const given = { slug: 'lotus', language: 'en', offered: ['en'], url, embedOrigins: null } as const;
const html = (doctors = 2): string => render({ ...given, data: aPage(doctors) }, ASSETS);
const documentFrom = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

it('shows hospital and doctors before any script has run', () => {
  const page = documentFrom(html());
  expect(page.querySelector('h1')?.textContent).toBe('Lotus Care & Co <Hospital>');
  expect(page.querySelector('a[href="tel:+915550010001"]')).not.toBeNull();
  expect([...page.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual(['Dr. Asha Menon', 'Dr. Rohan Iyer']);
  expect(page.body.textContent).toContain('Tomorrow, 9:00 AM');
  expect(page.querySelector('noscript')?.textContent).toContain('Please call the hospital');
  expect(page.documentElement.lang).toBe('en');
  expect(page.title).toBe('Book an appointment at Lotus Care & Co <Hospital>, Pune');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
});

it('holds no inline script, and no data that could end its element', () => {
  const data = aPage();
  const unsafe = { ...data, hospital: { ...data.hospital, name: '</script><script>alert(1)</script>' } };
  const page = documentFrom(render({ ...given, data: unsafe }, ASSETS));
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.filter((script) => !script.src && script.type !== 'application/json')).toEqual([]);
  expect(JSON.parse(page.getElementById(DATA_ID)?.textContent ?? '')).toEqual({
    ...{ slug: 'lotus', data: unsafe, offered: ['en'], embedOrigins: null },
  });
});

it('in a frame of another website every link stays in it, or opens a tab of its own', () => {
  const own = documentFrom(html());
  const page = documentFrom(render({ ...given, offered: ['en', 'hi'], data: aPage(), embedOrigins: ['https://www.lotus.in'] }, ASSETS));
  expect([page.documentElement.className, own.documentElement.className]).toEqual(['embedded', '']);
  const leaves = ({ target, rel }: HTMLAnchorElement): boolean => target === '_blank' && rel.includes('noopener');
  const stays = (link: HTMLAnchorElement): boolean =>
    /^(?:#|tel:)/u.test(link.getAttribute('href') ?? '') || new URL(link.href).searchParams.get('embed') === '1';
  const links = [...page.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(6);
  expect(links.filter((link) => !leaves(link) && !stays(link)).map(({ href }) => href)).toEqual([]);
  expect(page.querySelector('a.open-page')?.getAttribute('href')).toBe('/book/lotus?lang=en');
  expect(own.querySelector('a.open-page')).toBeNull();
  expect(JSON.parse(page.getElementById(DATA_ID)?.textContent ?? '')).toMatchObject({ embedOrigins: ['https://www.lotus.in'] });
});

it('is taken over by the browser without a warning', () => {
  const warned = jest.spyOn(console, 'error');
  document.body.innerHTML = documentFrom(html(7)).getElementById(ROOT_ID)?.outerHTML ?? '';
  const root = document.getElementById(ROOT_ID);
  const before = root?.innerHTML;
  const page = <BookingPage slug="lotus" page={aPage(7)} store={draftStore('lotus', null)} />;
  if (root) takeOver(<WordsProvider words={words}>{page}</WordsProvider>, { container: root, hydrate: true });
  expect(warned).not.toHaveBeenCalled();
  expect(root?.innerHTML).toBe(before);
  warned.mockRestore();
});

it("says 'Hospital Not Found' without a script, and keeps it out of search engines", () => {
  const page = documentFrom(render({ ...given, slug: 'nobody', data: null }, ASSETS));
  expect(page.querySelector('h1')?.textContent).toBe('Hospital Not Found');
  expect(page.body.textContent).toContain("The booking link you're looking for doesn't exist.");
  expect(page.body.textContent).toContain('ArogyaDesk');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('script')).toBeNull();
});

it("says 'No Doctors Available' with the hospital's phone", () => {
  const page = documentFrom(html(0));
  expect(page.querySelector('h2')?.textContent).toBe('No Doctors Available');
  expect(page.querySelectorAll('main a[href^="tel:"]')).toHaveLength(1);
});
