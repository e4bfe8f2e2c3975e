import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What goes by itself: a toast after five seconds, the words of a closed page after half a second, both with the page they are on. */
const TRANSIENT = '.ad-toast, .toast, .ad-denied';
const STANDING = `:not(:is(${TRANSIENT}), :is(${TRANSIENT}) *)`;

const BINDING = 'noteTransientTexts';

/** Runs in the page: passes on the texts of all that is shown for a moment, however short. */
function watch({ selector, binding }: { selector: string; binding: string }): void {
  const noted = new WeakSet<Element>();
  const textOf = (thing: Element): string => thing.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  let due = 0;
  const look = (): void => {
    due = 0;
    for (const thing of document.querySelectorAll(selector)) {
      if (noted.has(thing)) continue;
      const { width, height } = thing.getBoundingClientRect();
      if (width * height === 0 || !thing.checkVisibility({ visibilityProperty: true })) continue;
      noted.add(thing);
      const send = (window as unknown as Record<string, (texts: string[]) => void>)[binding];
      send?.([thing, ...thing.querySelectorAll('*')].map(textOf));
    }
  };
  const lookSoon = (): void => void (due ||= requestAnimationFrame(look));
  new MutationObserver(lookSoon).observe(document, { childList: true, subtree: true });
}

/** The texts of one toast, or of something else that goes by itself: its own, and those of each of its parts. */
type Seen = readonly string[];

/** What was shown for a moment on a page since it was opened. */
class Transient {
  readonly seen: Seen[] = [];
  /** What comes before it has been asked for. */
  asked = 0;
}

const pages = new WeakMap<Page, Transient>();

function transientOn(page: Page): Transient {
  const known = pages.get(page) ?? new Transient();
  pages.set(page, known);
  return known;
}

/** From now on the pages of this browser note what is shown for a moment: it is not missed, however busy the machine is. */
export async function noteTransient(context: BrowserContext): Promise<void> {
  await context.exposeBinding(BINDING, ({ page }, texts: string[]) => void transientOn(page).seen.push(texts));
  await context.addInitScript(watch, { selector: TRANSIENT, binding: BINDING });
}

/** Waits for a toast with these words that has not been asked for; earlier ones no longer count. */
export async function toast(page: Page, ...words: string[]): Promise<void> {
  const shown = transientOn(page);
  const find = (): number => shown.seen.findIndex((texts, at) => at >= shown.asked && words.every((word) => texts.includes(word)));
  await expect
    .poll(find, { message: `no toast says «${words.join('», «')}»; since: ${JSON.stringify(shown.seen.slice(shown.asked))}` })
    .toBeGreaterThan(-1);
  shown.asked = find() + 1;
}

/** Waits for a text that stands on the page, or was shown there since. */
export async function reads(page: Page, text: RegExp): Promise<void> {
  const standing = page.getByText(text).and(page.locator(STANDING)).filter({ visible: true });
  const isRead = async (): Promise<boolean> => wasShown(page, text) || (await standing.count()) > 0;
  await expect.poll(isRead, { message: `«${text.source}» is not read`, intervals: [50, 50, 100] }).toBe(true);
}

/** Nothing that was shown until now counts any more. */
export const forgetTransient = (page: Page): void => void (transientOn(page).asked = transientOn(page).seen.length);

/** Whether a text of this kind was shown on the page since. */
const wasShown = (page: Page, text: RegExp): boolean =>
  transientOn(page)
    .seen.slice(transientOn(page).asked)
    .some((texts) => texts.some((one) => text.test(one)));
