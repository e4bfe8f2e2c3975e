import { expect, type Page } from '@playwright/test';

const WIDTHS = [320, 360, 390, 1366] as const;

/** What is cut on purpose, since names have any length: the hospital in the head of the sheet, the name of a holiday. */
const CUT_NAMES = '.sheet-head p, .day.off .day-state';

/** What of a page does not fit: one line for each text or control, and how. */
function misfits(cutNames: string): string[] {
  const found: string[] = [];
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.sr, .skip, noscript, script, style');
  const named = (element: Element): string =>
    `<${element.localName} class="${element.className.toString()}"> ${(element.textContent ?? '').slice(0, 40)}`;
  const scrolls = (element: Element): boolean => /auto|scroll/u.test(getComputedStyle(element).overflowX);
  const boxOf = (element: Element): Element => {
    let box = element;
    while (getComputedStyle(box).display.startsWith('inline') && getComputedStyle(box).display === 'inline' && box.parentElement)
      box = box.parentElement;
    return box;
  };
  const top = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode, walker.currentNode.parentElement];
    if (!text.nodeValue?.trim() || !element || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inner, box] = [range.getBoundingClientRect(), boxOf(element)];
    const outer = box.getBoundingClientRect();
    if (box.matches(cutNames)) continue;
    const out = Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
    // A line is as high as its letters may become: what leaves it above or below by less is air.
    const air = parseFloat(getComputedStyle(element).fontSize) * 0.4;
    if (Math.max(outer.left - inner.left, inner.right - outer.right) > 1 || out > air)
      found.push(`leaves its box by ${out.toFixed(1)} px: ${named(element)}`);
  }
  for (const element of top.querySelectorAll('*')) {
    if (!isSeen(element) || element.closest(cutNames)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
    if (isCut && element.textContent?.trim() && element !== document.body) found.push(`is cut: ${named(element)}`);
    const { left, right } = element.getBoundingClientRect();
    const inScroller = (one: Element | null): boolean => one !== null && (scrolls(one) || inScroller(one.parentElement));
    if ((right > window.innerWidth + 1 || left < -1) && !inScroller(element.parentElement))
      found.push(`is beside the screen: ${named(element)}`);
  }
  const sentence = (element: Element): boolean => getComputedStyle(element).display === 'inline';
  for (const target of top.querySelectorAll('a[href], button, select, textarea, input:not([type=radio]), label.chip')) {
    const { width, height } = target.getBoundingClientRect();
    // Links within a sentence are as high as its line; a day of the strip is a seventh of the screen.
    const least = target.matches('.day') ? 34 : 44;
    if (isSeen(target) && !sentence(target) && (height < 43.5 || width < least - 0.5))
      found.push(`is ${width.toFixed(0)} × ${height.toFixed(0)} px: ${named(target)}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) found.push(`the page goes sideways: ${scrollWidth} of ${window.innerWidth} px`);
  return [...new Set(found)];
}

/** What does not fit at each of the widths. */
export async function misfitsAt(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    all.push(...(await page.evaluate(misfits, CUT_NAMES)).map((line) => `${width} px: ${line}`));
  }
  return all;
}

/** No text leaves its box or is cut, no target is too small, and nothing goes sideways. */
export const fits = async (page: Page, view: string): Promise<void> => expect.soft(await misfitsAt(page), view).toEqual([]);

/**
 * Words in Latin letters that stand on the page and are no names. With `unmarked` those alone whose element does not say that they
 * are English; the label of a group cannot say so without all that is in it.
 */
export async function latinWords(page: Page, names: readonly string[], { unmarked = false } = {}): Promise<string[]> {
  const texts = await page.evaluate((onlyUnmarked) => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    const but = onlyUnmarked ? '.languages, [lang=en]' : '.languages';
    const groups = onlyUnmarked ? ':is(section, nav, [role=group], [role=status])' : ':not(*)';
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element && !element.closest(`script, style, noscript, .draft-note, .avatar, textarea, [hidden], ${but}`))
        found.push(walker.currentNode.nodeValue ?? '');
    }
    const attributes = [...top.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      one.closest(but) || one.matches(groups) ? [] : ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [...found, ...attributes];
  }, unmarked);
  const without = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return [...new Set(texts.map(without).filter((text) => /\p{Script=Latin}{2,}/u.test(text)))];
}
