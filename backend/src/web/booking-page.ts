import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { Fresh } from '../fresh';
import type { BookingPageData } from './booking-page-data';

interface Rendered {
  readonly slug: string;
  readonly data: object | null;
  /** Address of this page on the public origin. */
  readonly url: string;
}
interface Answer {
  readonly status: 200 | 404;
  readonly html: string;
}
type Render = (page: Rendered) => string | Promise<string>;

const BUNDLE = 'mfe-public-booking/server/server.cjs';

/** Renders `/book/{slug}` with the server bundle of mfe-public-booking; a new build is picked up within a second. */
export class BookingPage {
  /** Many people open the page from one QR code: a rendered page is shared for a second, and the bundle is checked as often. */
  private readonly pages = new Fresh<Answer>();
  private readonly bundle = new Fresh<Render>();
  private loaded: { readonly changed: number; readonly render: Render } | null = null;

  constructor(
    private readonly webRoot: string,
    private readonly publicBaseUrl: string,
    private readonly data: BookingPageData,
  ) {}

  /** The page and its status: 404 with a page that says so when the hospital does not exist. */
  answer(slug: string): Promise<Answer> {
    return this.pages.get(slug, () => this.draw(slug));
  }

  private async draw(slug: string): Promise<Answer> {
    const data = await this.data.forSlug(slug);
    const render = await this.bundle.get(BUNDLE, () => this.render());
    const html = await render({ slug, data, url: `${this.publicBaseUrl}/book/${encodeURIComponent(slug)}` });
    return { status: data ? 200 : 404, html };
  }

  private async render(): Promise<Render> {
    const path = join(this.webRoot, BUNDLE);
    const { mtimeMs: changed } = await stat(path);
    if (this.loaded?.changed !== changed) this.loaded = { changed, render: load(path, await readFile(path, 'utf8')) };
    return this.loaded.render;
  }
}

/** Runs a CommonJS bundle outside Node's module cache, which would keep the first build for ever. */
function load(path: string, code: string): Render {
  const module = { exports: {} as { render: Render } };
  const run = compileFunction(code, ['module', 'exports', 'require', '__filename', '__dirname'], { filename: path }) as (
    ...given: unknown[]
  ) => void;
  run(module, module.exports, createRequire(path), path, dirname(path));
  return module.exports.render;
}
