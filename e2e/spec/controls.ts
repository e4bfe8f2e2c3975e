import type { Page } from '@playwright/test';

/** Controls that change nothing when they are pressed as the page stands, and why that is right. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^Logout$/u, 'ends the session of all tests: frame.ts presses it'],
  [/^Delete/u, 'asks first: the rows press it'],
  [/^Print Poster$/u, 'opens the printer, which a browser without a screen has not'],
];

/** The same control many times, once for each row: the first stands for all. */
const kindOf = (name: string): string =>
  name.replace(/^(Actions for|Edit Profile of|Copy the id of|Call|WhatsApp|Confirm|Complete|Assign to Me:?) .+$/u, '$1');

export interface Control {
  readonly name: string;
  readonly kind: string;
  readonly nth: number;
}

const CONTROLS = 'button:enabled, [role=tab], [role=switch], [role=combobox], .ant-segmented-item, a[href]';

/** What is on every page, and tried apart: all but the page's own part of the header. */
const FRAME = 'aside, .ad-head > :not(.ad-head-actions)';

/** The visible controls of the page, or of the frame around it, marked; of those that repeat, the first. A toast goes by itself. */
export async function controlsOf(page: Page, ofFrame = false): Promise<Control[]> {
  const all = await page.locator(CONTROLS).evaluateAll(
    (things, { frame, wanted }) =>
      things.map((thing, nth) => {
        const box = thing.getBoundingClientRect();
        const shown =
          box.width > 1 &&
          box.height > 1 &&
          thing.checkVisibility({ visibilityProperty: true }) &&
          (thing.closest(frame) !== null) === wanted &&
          !thing.closest('[aria-hidden=true], nav, .ad-skip, .ad-toasts');
        const chosen = thing.matches(
          '[aria-selected=true], [aria-current], .ant-segmented-item-selected, .ad-stat-button[aria-pressed=true], .ad-filter-chip[aria-pressed=true], [aria-disabled=true]',
        );
        const name = thing.getAttribute('aria-label') ?? thing.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';
        const kind = thing.closest('tbody, .ad-lines, .ad-agent-list, .ad-schedule') ? `${thing.className} in a row` : name;
        thing.setAttribute('data-control', String(nth));
        return { nth, name: name || thing.className, kind, live: shown && !chosen };
      }),
    { frame: FRAME, wanted: ofFrame },
  );
  const seen = new Set<string>();
  return all.flatMap(({ live, name, kind: full, nth }) => {
    const kind = kindOf(full);
    const known = seen.has(kind);
    seen.add(kind);
    return live && !known && !EXCEPTIONS.some(([exception]) => exception.test(name)) ? [{ name, kind, nth }] : [];
  });
}
