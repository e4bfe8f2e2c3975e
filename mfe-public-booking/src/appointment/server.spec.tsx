import { PAGES } from '@arogya/languages/generated/all-pages';
import { jest } from '@jest/globals';
import { render as takeOver } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { ROOT_ID } from '../page/page-data';
import { WordsProvider } from '../words/words';
import { asRead, fakeLink, STATES, TOKEN } from '../testing/appointment-fixture';
import { DATA_ID, type ReadAppointment } from './appointment-data';
import { AppointmentPage } from './appointment-page';
import { renderAppointment } from './server';

const ASSETS = {
  scripts: ['/shared.0123456789.js', '/appointment.0123456789.js'],
  styles: ['/shared.0123456789.css'],
  words: { en: '/words.en.0123456789.js' },
};
const html = (data: ReadAppointment | null): string =>
  renderAppointment({ token: TOKEN, data, language: 'en', offered: ['en', 'hi'] }, ASSETS);
const documentFrom = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

it('shows the facts before any script has run, with plain links to the phone, the way and the calendar', () => {
  const page = documentFrom(html(asRead()));
  for (const fact of ['Lotus Care', '12 MG Road, Pune', 'AD-100042', '9:30 AM', 'Wednesday, 25 Nov 2026', 'Dr. Asha Menon', 'Asha K.']) {
    expect(page.body.textContent).toContain(fact);
  }
  expect(page.querySelector('a[href="tel:+915550010001"]')).not.toBeNull();
  expect(page.querySelector(`a[download][href="/api/link/${TOKEN}/calendar.ics"]`)).not.toBeNull();
  expect(page.querySelector('a[href^="https://www.google.com/maps/"]')).not.toBeNull();
  expect(page.querySelector('noscript')?.textContent).toContain('please call the hospital');
  expect(page.querySelector('.acts')?.classList).toContain('needs-script');
});

it('tells a messenger that there is an appointment at a hospital, and nothing else', () => {
  const page = documentFrom(html(asRead()));
  expect(page.title).toBe('Your appointment at Lotus Care');
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('Your appointment at Lotus Care');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(page.querySelectorAll('meta[name=description], meta[property="og:url"], link[rel=canonical]')).toHaveLength(0);
});

it('shares the place and the time, and never the link', () => {
  const link = documentFrom(html(asRead())).querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
  expect(new URL(link).searchParams.get('text')).toBe('Appointment at Lotus Care, 12 MG Road, Pune: Wednesday, 25 Nov 2026, 9:30 AM');
  expect(decodeURIComponent(link)).not.toContain(TOKEN);
});

it('holds no inline script, and no data that could end its element', () => {
  const data = asRead({ person: '</script><script>alert(1)</script>' });
  const page = documentFrom(html(data));
  expect([...page.querySelectorAll('script')].filter((script) => !script.src && script.type !== 'application/json')).toEqual([]);
  expect(JSON.parse(page.getElementById(DATA_ID)?.textContent ?? '')).toEqual({ token: TOKEN, data, offered: ['en', 'hi'] });
});

it.each(Object.entries(STATES))('%s: is rendered, and taken over by the browser without a warning', (heading, data) => {
  const warned = jest.spyOn(console, 'error');
  const page = documentFrom(html(data));
  expect(page.querySelector('h2')?.textContent).toBe(heading);
  document.body.innerHTML = page.getElementById(ROOT_ID)?.outerHTML ?? '';
  const root = document.getElementById(ROOT_ID);
  const before = root?.innerHTML;
  if (root) {
    const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
      <WordsProvider words={PAGES.en} offered={['en', 'hi']}>
        {children}
      </WordsProvider>
    );
    takeOver(<AppointmentPage token={TOKEN} first={data} {...fakeLink()} />, { container: root, hydrate: true, wrapper });
  }
  expect(warned).not.toHaveBeenCalled();
  expect(root?.innerHTML).toBe(before);
  warned.mockRestore();
});

it('says of a link that is none that it is not found, without a script, without the token and out of every index', () => {
  const page = documentFrom(html(null));
  expect(page.querySelector('h1')?.textContent).toBe('Appointment not found');
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(html(null)).toBe(renderAppointment({ token: 'another', data: null, language: 'en', offered: ['en', 'hi'] }, ASSETS));
  expect(html(null)).not.toContain(TOKEN);
});
