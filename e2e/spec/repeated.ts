import type { Page } from '@playwright/test';

/** Marks what a look at would tell nothing new. */
export const REPEATED = 'data-repeats';

/**
 * Marks rows and cards (`row`) and texts (`text`) that are built and coloured as one before them on the page, which stands in a
 * place built and coloured alike: only their words are others, and to look at all of them takes most of the time.
 */
export const markRepeated = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const seen = new Set<string>();
    const note = (thing: Element, kind: string, look: string): void => {
      if (seen.has(look)) thing.setAttribute(mark, kind);
      else thing.removeAttribute(mark);
      seen.add(look);
    };
    /** How it is built: classes and styles to the letter, of other attributes whether they say something. */
    const own = (thing: Element): string => {
      const attributes = [...thing.attributes].filter(({ name }) => name !== mark);
      const said = attributes.map(({ name, value }) => `${name}=${name === 'class' || name === 'style' ? value : Boolean(value)}`);
      const { color, backgroundColor } = getComputedStyle(thing);
      return [thing.tagName, ...said, color, backgroundColor].join(' ');
    };
    const places = new Map<Element | null, string>([[null, '']]);
    const place = (thing: Element | null): string => {
      const known = places.get(thing) ?? `${place(thing?.parentElement ?? null)}\n${thing ? own(thing) : ''}`;
      places.set(thing, known);
      return known;
    };
    const isText = (thing: Element): boolean => !thing.firstElementChild && Boolean(thing.textContent?.trim());
    for (const text of document.body.querySelectorAll('*')) if (isText(text)) note(text, 'text', place(text));
    for (const row of document.querySelectorAll('tbody tr, .ad-lines > *')) {
      const parts = [...row.querySelectorAll('*')].map((part) => `${own(part)} ${isText(part)}`);
      note(row, 'row', [place(row), ...parts].join('\n'));
    }
  }, REPEATED);
