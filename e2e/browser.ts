import type { Browser, BrowserContext } from '@playwright/test';
import type { Product } from './product';
import { sessionOf, signIn, type DemoRole } from './sessions';

export interface Opening {
  width?: number;
  height?: number;
  /** Signed in as the demo account of this role; all tests share its session. */
  as?: DemoRole;
  /** Signs in for itself alone: to log out again. */
  alone?: boolean;
  dark?: boolean;
  /** Its first language: of India's English unless specified. */
  locale?: string;
  /** Somebody who has asked for less motion. */
  still?: boolean;
  /** Hears nothing of what others do meanwhile: the stream of events stays without an answer. */
  deaf?: boolean;
  /** Another product than the shared one. */
  product?: Pick<Product, 'origin'>;
}

interface Ground {
  readonly browser: Browser;
  readonly origin: string;
  /** Where what the pages throw is noted. */
  readonly faults: string[];
}

/** A browser that is somebody's own: with its cookies, its width and what it prefers. */
export async function newContext({ browser, origin, faults }: Ground, opening: Opening = {}): Promise<BrowserContext> {
  const {
    width = 1366,
    height = width < 768 ? 844 : 900,
    as,
    alone = false,
    dark = false,
    locale = 'en-IN',
    still = false,
    deaf = false,
  } = opening;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale,
    hasTouch: width < 768,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    ...(as ? { storageState: alone || origin !== process.env.E2E_ORIGIN ? await signIn(origin, as) : sessionOf(as) } : {}),
  });
  context.on('weberror', (error) => faults.push(`${error.page()?.url()}: ${error.error().message}`));
  if (deaf) await context.route('**/api/events*', () => undefined);
  return context;
}
