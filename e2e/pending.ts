import { expect, type BrowserContext, type Page, type Request, type Response } from '@playwright/test';

/** What each page has asked for and not been answered yet. */
const calls = new WeakMap<Page, Set<Request>>();

function pendingOf(page: Page): Set<Request> {
  const known = calls.get(page) ?? new Set();
  calls.set(page, known);
  return known;
}

/** Of a call that a page makes; the stream of what others do never ends, and loading the page itself is waited for anyhow. */
const isCounted = (request: Request): boolean => request.resourceType() !== 'eventsource' && !request.isNavigationRequest();

/** The last answers that pages of this worker got from the API: who looks into a test that failed wants to know them. */
const answers: string[] = [];
const MOST_ANSWERS = 40;

function noteAnswer(response: Response): void {
  const { pathname, search } = new URL(response.url());
  if (!pathname.startsWith('/api/')) return;
  answers.push(`${new Date().toISOString().slice(11, 23)} ${response.status()} ${response.request().method()} ${pathname}${search}`);
  answers.splice(0, answers.length - MOST_ANSWERS);
}

export const lastAnswers = (): string => answers.join('\n');

/** From now on it is known what the pages of this browser wait for, and what they got. */
export function notePending(context: BrowserContext): void {
  const begun = (request: Request): unknown => isCounted(request) && pendingOf(request.frame().page()).add(request);
  const ended = (request: Request): unknown => isCounted(request) && pendingOf(request.frame().page()).delete(request);
  context.on('request', begun).on('requestfinished', ended).on('requestfailed', ended).on('response', noteAnswer);
}

/** Waits until all that the page has asked for is answered: what it shows is not about to change. */
export const allAnswered = (page: Page, timeout?: number): Promise<void> =>
  expect
    .poll(() => [...pendingOf(page)].map((request) => request.url()), {
      message: 'calls have no answer',
      intervals: [10, 20, 50],
      ...(timeout === undefined ? {} : { timeout }),
    })
    .toEqual([]);

const SOON_MS = 1000;

/** Whether all is answered within a second: where it is not, the page is loaded anew. */
export const isAnsweredSoon = (page: Page): Promise<boolean> =>
  allAnswered(page, SOON_MS).then(
    () => true,
    () => false,
  );

/** What a test has left without an answer on purpose is not waited for any more. */
export const forgetPending = (page: Page): void => pendingOf(page).clear();
