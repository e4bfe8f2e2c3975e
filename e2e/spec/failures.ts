import type { Step } from './row';

/** The path below /api, with `*` for any part; whatever query follows. */
const calls = (path: string): RegExp => new RegExp(`/api/${path.replaceAll('*', '[^/?]+')}(\\?.*)?$`, 'u');

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly total?: number;
}

/** The server answers a call so, whatever it would have said. */
export const answers =
  (method: string, path: string, { status = 200, json, total }: Answer): Step =>
  ({ page }) =>
    page.route(calls(path), (route) => {
      if (route.request().method() !== method) return route.fallback();
      const headers = { 'content-type': 'application/json', ...(total === undefined ? {} : { 'x-total-count': String(total) }) };
      return route.fulfill({ status, headers, body: json === undefined ? '' : JSON.stringify(json) });
    });

/** The server fails without a word. */
export const fails = (method: string, path: string): Step => answers(method, path, { status: 500 });

/** The server does not answer until the row is over. */
export const hangs =
  (method: string, path: string): Step =>
  ({ page }) =>
    page.route(calls(path), async (route) => {
      if (route.request().method() !== method) await route.fallback();
    });

/** The browser refuses to copy. */
export const refusesToCopy: Step = ({ page }) =>
  page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: () => Promise.reject(new Error('refused')) });
  });

/** Says yes to the browser's own question. */
export const saysYes: Step = ({ page }) => {
  page.once('dialog', (question) => void question.accept());
  return Promise.resolve();
};
