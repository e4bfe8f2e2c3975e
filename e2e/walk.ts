import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core';
import { launchChromium } from '../tools/browser/launch.mjs';
import type { DemoRole } from '../tools/browser/sign-in.mjs';
import { ROOT, startProduct, type Product } from './product';

export type { DemoRole };

export interface Appointment {
  width?: number;
  height?: number;
  /** Signed in as the demo account of this role; all walks share its session. */
  as?: DemoRole;
  /** Signs in for itself alone: to log out again. */
  alone?: boolean;
  /** A browser that was here before, as it stands; a fresh one otherwise. */
  browser?: BrowserContext;
  dark?: boolean;
  /** Somebody who has asked for less motion. */
  still?: boolean;
  /** Another product than the shared one. */
  product?: Pick<Product, 'origin'>;
}

export interface Walker {
  /** The product all walks share, started at the first use; `WALKS_ORIGIN` names one that runs already. */
  product(): Promise<Pick<Product, 'origin'>>;
  /** A page of a browser of its own, signed in or not. */
  open(path: string, appointment?: Appointment): Promise<Page>;
  /** A browser without a page yet. */
  context(appointment?: Omit<Appointment, 'browser'>): Promise<BrowserContext>;
  /** Takes a picture for whoever looks into a failure; says where it is. */
  picture(page: Page, name: string): Promise<string>;
}

type Way = (walker: Walker) => Promise<void>;

export const walks: { title: string; way: Way; minutes: number }[] = [];

/** A walk through the running product; its title is a sentence. */
export function walk(title: string, way: Way, { minutes = 2 } = {}): void {
  walks.push({ title, way, minutes });
}

/** A step may take this long on a busy machine. */
export const PATIENCE_MS = 20_000;
const PICTURES = join(ROOT, '.test/walk-failures');
let shared: ReturnType<Walker['product']> | undefined;
let browser: Promise<Browser> | undefined;
const sessions = new Map<string, Promise<Cookie[]>>();

/** What one walk needs, and what is to be looked at and closed after it. */
export class OneWalk implements Walker {
  private readonly contexts = new Set<BrowserContext>();
  readonly faults: string[] = [];

  product(): ReturnType<Walker['product']> {
    const running = process.env.WALKS_ORIGIN;
    return (shared ??= running ? Promise.resolve({ origin: running }) : startProduct());
  }

  async open(path: string, appointment: Appointment = {}): Promise<Page> {
    const { origin } = appointment.product ?? (await this.product());
    const page = await (appointment.browser ?? (await this.context(appointment))).newPage();
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: ${error.message}`));
    await page.goto(new URL(path, origin).href);
    return page;
  }

  async context(appointment: Appointment = {}): Promise<BrowserContext> {
    const { width = 1366, height = width < 768 ? 844 : 900, as, alone = false, dark = false, still = false, product } = appointment;
    const { origin } = product ?? (await this.product());
    browser ??= launchChromium();
    const wishes = { colorScheme: dark ? 'dark' : 'light', reducedMotion: still ? 'reduce' : 'no-preference' } as const;
    const context = await (await browser).newContext({ viewport: { width, height }, locale: 'en-IN', hasTouch: width < 768, ...wishes });
    context.setDefaultTimeout(PATIENCE_MS);
    this.contexts.add(context);
    if (as) await context.addCookies(await (alone || product ? signIn(origin, as) : sessionOf(origin, as)));
    return context;
  }

  /** Pictures of all open pages, for whoever looks into a failure. */
  async photograph(name: string): Promise<string[]> {
    const pages = [...this.contexts].flatMap((context) => context.pages());
    return Promise.all(pages.map((page, index) => this.picture(page, `${name}-${index + 1}`)));
  }

  async picture(page: Page, name: string): Promise<string> {
    const path = join(PICTURES, `${name}.png`);
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path }).catch(() => undefined);
    return `${page.url()} in ${path.slice(ROOT.length + 1)}`;
  }

  async end(): Promise<void> {
    await Promise.all([...this.contexts].map((context) => context.close()));
  }
}

/** The cookies of a new session of the demo account of a role. */
async function signIn(origin: string, username: DemoRole): Promise<Cookie[]> {
  const context = await (await (browser ??= launchChromium())).newContext();
  const answer = await context.request.post(`${origin}/api/auth/login`, { data: { username, password: 'demo1234' } });
  if (!answer.ok()) throw new Error(`Signing in as ${username} answered ${answer.status()}.`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Signed in once for all walks: a sign-in costs the server on purpose. */
function sessionOf(origin: string, role: DemoRole): Promise<Cookie[]> {
  const name = `${role} at ${origin}`;
  const session = sessions.get(name) ?? signIn(origin, role);
  sessions.set(name, session);
  return session;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}
