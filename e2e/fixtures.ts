import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Api } from './api';
import { newContext, type Opening } from './browser';
import { SETTABLE } from './clock/later';
import { Lanes } from './lanes';
import { Made } from './made';
import { lastAnswers } from './pending';
import { takePictures } from './pictures';
import { startProduct, stopAll, type Product, type Start } from './product';

export { expect } from '@playwright/test';

/** Opens a page of a browser of its own, signed in or not; `browser` is one that was here before, as it stands. */
export type Open = (path: string, opening?: Opening & { browser?: BrowserContext }) => Promise<Page>;

interface OfTest {
  /** A test whose pages threw something has failed. */
  noFaults: void;
  open: Open;
  /** What the pages look like where a test fails. */
  pictures: void;
  /** Starts products of the test's own, and stops them after it. */
  start: (how?: Start) => Promise<Product>;
}

interface OfWorker {
  /** Of the product that all tests share. */
  origin: string;
  /** A product for tests that count what everybody does, or set its clock ahead: nobody else works on it. */
  quiet: Product;
  /** What the pages threw. */
  faults: string[];
  lanes: Lanes;
  made: Made;
  /** Stops what a test that was broken off has left. */
  leaveNothing: void;
}

async function endAllAfter({}: object, use: () => Promise<void>): Promise<void> {
  try {
    await use();
  } finally {
    await stopAll();
  }
}

export const test = base.extend<OfTest, OfWorker>({
  origin: [async ({}, use) => use(process.env.E2E_ORIGIN ?? ''), { scope: 'worker' }],
  leaveNothing: [endAllAfter, { scope: 'worker', auto: true }],
  quiet: [async ({ leaveNothing: _ }, use) => use(await startProduct({ env: SETTABLE })), { scope: 'worker' }],
  faults: [async ({}, use) => use([]), { scope: 'worker' }],
  made: [async ({ origin }, use) => use(new Made(await Api.as(origin, 'admin'), origin)), { scope: 'worker' }],
  lanes: [
    async ({ browser, origin, faults }, use) => {
      const lanes = new Lanes(browser, origin, faults);
      await use(lanes);
      await lanes.close();
    },
    { scope: 'worker' },
  ],
  noFaults: [
    async ({ faults }, use, info) => {
      faults.length = 0;
      await use();
      if (info.status !== info.expectedStatus) process.stdout.write(`The last answers to these pages:\n${lastAnswers()}\n`);
      if (faults.length > 0) throw new Error(`A page threw: ${faults.join('; ')}`);
    },
    { auto: true },
  ],
  open: async ({ browser, origin, faults }, use) => {
    const contexts = new Set<BrowserContext>();
    await use(async (path, { browser: known, ...opening } = {}) => {
      const context = known ?? (await newContext({ browser, origin: opening.product?.origin ?? origin, faults }, opening));
      contexts.add(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all([...contexts].map((context) => context.close()));
  },
  // After `open`, which closes its pages only then.
  pictures: [
    async ({ browser, open: _ }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus) await takePictures(browser, info);
    },
    { auto: true },
  ],
  start: async ({}, use) => {
    const products: Product[] = [];
    await use(async (how) => {
      const product = await startProduct(how);
      products.push(product);
      return product;
    });
    await Promise.all(products.map((product) => product.stop()));
  },
});
