import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What goes by itself: a toast after five seconds, the words of a closed page after half a second, both with the page they are on. */
const TRANSIENT_FAILURE = '.ad-toast, .toast, .ad-denied';
const STANDING = `:not(:is(${TRANSIENT_FAILURE}), :is(${TRANSIENT_FAILURE}) *)`;

const BINDING = 'tellWhatPasses';

/** Runs in the page: tells the texts of all that passes once it can be seen, however shortly. */
function watch({ passing, binding }: { passing: string; binding: string }): void {
  const noted = new WeakSet<Element>();
  const textOf = (thing: Element): string => thing.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  let due = 0;
  const look = (): void => {
    due = 0;
    for (const thing of document.querySelectorAll(passing)) {
      const { width, height } = thing.getBoundingClientRect();
      if (noted.has(thing) || width * height === 0 || !thing.checkVisibility({ visibilityProperty: true })) continue;
      noted.add(thing);
      const tell = (window as unknown as Record<string, (texts: string[]) => void>)[binding];
      tell?.([thing, ...thing.querySelectorAll('*')].map(textOf));
    }
  };
  const lookSoon = (): void => void (due ||= requestAnimationFrame(look));
  new MutationObserver(lookSoon).observe(document, { childList: true, subtree: true });
}

/** The texts of one toast, or of another thing that passes: its own, and those of each of its parts. */
type Seen = readonly string[];

/** What has passed on a page since it was opened. */
class Passed {
  readonly seen: Seen[] = [];
  /** What comes before it has been asked for. */
  asked = 0;
}

const pages = new WeakMap<Page, Passed>();

function passedOn(page: Page): Passed {
  const known = pages.get(page) ?? new Passed();
  pages.set(page, known);
  return known;
}

/** From now on the pages of this browser note what passes: it is not missed, however busy the machine is. */
export async function notePassing(context: BrowserContext): Promise<void> {
  await context.exposeBinding(BINDING, ({ page }, texts: string[]) => void passedOn(page).seen.push(texts));
  await context.addInitScript(watch, { passing: TRANSIENT_FAILURE, binding: BINDING });
}

/** Waits for a toast with these words that has not been asked for; earlier ones no longer count. */
export async function toast(page: Page, ...words: string[]): Promise<void> {
  const passed = passedOn(page);
  const find = (): number => passed.seen.findIndex((texts, at) => at >= passed.asked && words.every((word) => texts.includes(word)));
  await expect
    .poll(find, { message: `no toast says «${words.join('», «')}»; since: ${JSON.stringify(passed.seen.slice(passed.asked))}` })
    .toBeGreaterThan(-1);
  passed.asked = find() + 1;
}

/** Waits for a text that stands on the page, or has passed there since. */
export async function reads(page: Page, text: RegExp): Promise<void> {
  const standing = page.getByText(text).and(page.locator(STANDING)).filter({ visible: true });
  const isRead = async (): Promise<boolean> => hasPassed(page, text) || (await standing.count()) > 0;
  await expect.poll(isRead, { message: `«${text.source}» is not read`, intervals: [50, 50, 100] }).toBe(true);
}

/** Nothing that has passed until now counts any more. */
export const forgetPassed = (page: Page): void => void (passedOn(page).asked = passedOn(page).seen.length);

/** Whether a text of this kind has passed on the page since. */
const hasPassed = (page: Page, text: RegExp): boolean =>
  passedOn(page)
    .seen.slice(passedOn(page).asked)
    .some((texts) => texts.some((one) => text.test(one)));
