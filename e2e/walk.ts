import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../tools/browser/launch.mjs';
import { signIn, type DemoRole } from '../tools/browser/sign-in.mjs';
import { ROOT, startProduct, type Product } from './product';

export type { DemoRole };

export interface Visit {
  width?: number;
  height?: number;
  /** Signed in as the demo account of this role. */
  as?: DemoRole;
  /** A browser that was here before (its cookies stay); a fresh one otherwise. */
  browser?: BrowserContext;
  dark?: boolean;
  /** Another product than the shared one. */
  product?: Pick<Product, 'origin'>;
}

export interface Walker {
  /** The product all walks share, started at the first use; `WALKS_ORIGIN` names one that runs already. */
  product(): Promise<Pick<Product, 'origin'>>;
  /** A page of a browser of its own, signed in or not. */
  open(path: string, visit?: Visit): Promise<Page>;
}

type Way = (walker: Walker) => Promise<void>;

export const walks: { title: string; way: Way; minutes: number }[] = [];

/** A walk through the running product; its title is a sentence. */
export function walk(title: string, way: Way, { minutes = 2 } = {}): void {
  walks.push({ title, way, minutes });
}

/** A step may take this long on a busy machine. */
const PATIENCE_MS = 20_000;
const PICTURES = join(ROOT, '.test/walk-failures');
let shared: ReturnType<Walker['product']> | undefined;
let browser: Promise<Browser> | undefined;

/** What one walk needs, and what is to be looked at and closed after it. */
export class OneWalk implements Walker {
  private readonly contexts = new Set<BrowserContext>();
  readonly faults: string[] = [];

  product(): ReturnType<Walker['product']> {
    const running = process.env.WALKS_ORIGIN;
    return (shared ??= running ? Promise.resolve({ origin: running }) : startProduct());
  }

  async open(
    path: string,
    { width = 1366, height = width < 768 ? 844 : 900, as, browser: known, dark, product }: Visit = {},
  ): Promise<Page> {
    const { origin } = product ?? (await this.product());
    const context = known ?? (await this.newContext(width, height, dark ?? false));
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: ${error.message}`));
    if (as) await signIn(page, origin, as);
    await page.goto(new URL(path, origin).href);
    return page;
  }

  private async newContext(width: number, height: number, dark: boolean): Promise<BrowserContext> {
    browser ??= launchChromium();
    const colorScheme = dark ? 'dark' : 'light';
    const context = await (await browser).newContext({ viewport: { width, height }, locale: 'en-IN', hasTouch: width < 768, colorScheme });
    context.setDefaultTimeout(PATIENCE_MS);
    this.contexts.add(context);
    return context;
  }

  /** Pictures of all open pages, for whoever looks into a failure. */
  async photograph(name: string): Promise<string[]> {
    mkdirSync(PICTURES, { recursive: true });
    const pages = [...this.contexts].flatMap((context) => context.pages());
    return Promise.all(
      pages.map(async (page, index) => {
        const path = join(PICTURES, `${name}-${index + 1}.png`);
        await page.screenshot({ path }).catch(() => undefined);
        return `${page.url()} in ${path.slice(ROOT.length + 1)}`;
      }),
    );
  }

  async end(): Promise<void> {
    await Promise.all([...this.contexts].map((context) => context.close()));
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}
