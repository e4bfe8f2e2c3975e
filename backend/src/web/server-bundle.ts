import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { TtlCache } from '../ttl-cache';

/** What a bundle of the front end exports for the server: it makes HTML. */
export type Render<Given> = (given: Given) => string | Promise<string>;

/** A bundle that renders for the server; a new build is picked up within a second. */
export class ServerBundle<Given> {
  private readonly checked = new TtlCache<Render<Given>>();
  private loaded: { readonly changed: number; readonly render: Render<Given> } | null = null;

  /** `name`: of the export that renders. */
  constructor(
    private readonly path: string,
    private readonly name = 'render',
  ) {}

  /** Throws when the bundle is not there or does not run. */
  async render(given: Given): Promise<string> {
    const render = await this.checked.get('', () => this.present());
    return render(given);
  }

  private async present(): Promise<Render<Given>> {
    const { mtimeMs: changed } = await stat(this.path);
    if (this.loaded?.changed !== changed) this.loaded = { changed, render: this.load(await readFile(this.path, 'utf8')) };
    return this.loaded.render;
  }

  /** Runs a CommonJS bundle outside Node's module cache, which would keep the first build for ever. */
  private load(code: string): Render<Given> {
    const { path } = this;
    const module = { exports: {} as Readonly<Record<string, Render<Given>>> };
    const run = compileFunction(code, ['module', 'exports', 'require', '__filename', '__dirname'], { filename: path }) as (
      ...given: unknown[]
    ) => void;
    run(module, module.exports, createRequire(path), path, dirname(path));
    const render = module.exports[this.name];
    if (!render) throw new Error(`${path} has no ${this.name}`);
    return render;
  }
}
