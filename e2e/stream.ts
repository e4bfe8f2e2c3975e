import type { BrowserContext, Page } from '@playwright/test';

/** Under this name the page keeps the stream of what others do. */
const KEPT = 'streamOfOthers';

/**
 * From now on the pages of this browser keep, for a test, the stream through which the server pushes what others do,
 * and follow news at once: while a page makes a random pause before it follows what another test does, what a test says through
 * the stream would wait for that pause, too.
 */
export const keepStream = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((kept) => {
    const Stream = window.EventSource;
    window.EventSource = class extends Stream {
      constructor(url: string | URL, init?: EventSourceInit) {
        super(url, init);
        Object.assign(window, { [kept]: this });
        this.addEventListener('hello', (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          this.dispatchEvent(new MessageEvent('hello', { data: '{"jitter":0}' }));
        });
      }
    };
  }, KEPT);

/**
 * The page hears that anything may have changed, as after a gap in the stream: what it shows it asks for anew, and what it
 * does not show it forgets. Answers whether there is a stream.
 */
export const tellAllChanged = (page: Page): Promise<boolean> =>
  page.evaluate(async (kept) => {
    const stream = (window as unknown as Record<string, EventSource | undefined>)[kept];
    if (!stream) return false;
    const say = (type: string, data: object): boolean => stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
    for (const topics of [['*'], ['stats']]) {
      say('changed', { topics });
      // News is gathered for a tenth of a second; a timer set later ends later.
      await new Promise((done) => setTimeout(done, 150));
    }
    return true;
  }, KEPT);

/** From now on nothing on the page changes by what others do. */
export const silence = (page: Page): Promise<void> =>
  page.evaluate((kept) => (window as unknown as Record<string, EventSource | undefined>)[kept]?.close(), KEPT);

/** The page finds that its stream is broken, and opens another one. */
export const endSilence = (page: Page): Promise<unknown> =>
  page.evaluate((kept) => (window as unknown as Record<string, EventSource | undefined>)[kept]?.dispatchEvent(new Event('error')), KEPT);
