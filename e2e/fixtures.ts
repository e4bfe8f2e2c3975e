import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Api } from './api';
import { newContext, type Opening } from './browser';
import { SETTABLE } from './clock/later';
import { TestData } from './test-data';
import { startProduct, stopAll, type Product, type Start } from './product';

export { expect } from '@playwright/test';

/** Opens a page of a browser of its own, signed in or not; `browser` is one that was here before, as it stands. */
export type OpenPage = (path: string, opening?: Opening & { browser?: BrowserContext | undefined }) => Promise<Page>;

interface OfTest {
  /** What the pages threw: a test with any has failed. */
  faults: string[];
  open: OpenPage;
  /** Starts products of the test's own, and stops them after it. */
  start: (how?: Start) => Promise<Product>;
}

interface OfWorker {
  /** Of the product that all tests share. */
  origin: string;
  /** A product for tests that count what everybody does, or set its clock ahead: nobody else works on it. */
  quiet: Product;
  made: TestData;
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
  made: [async ({ origin }, use) => use(new TestData(await Api.as(origin, 'admin'), origin)), { scope: 'worker' }],
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    if (faults.length > 0) throw new Error(`A page threw: ${faults.join('; ')}`);
  },
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
