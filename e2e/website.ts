import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website that is none of ours: pages of its own by their paths, on another host than the product's, so that a browser takes it for another site. */
export class Website {
  private constructor(
    private readonly server: Server,
    /** 'http://127.0.0.1:1234'; the product is at localhost. */
    readonly origin: string,
    private readonly pages: Map<string, string>,
  ) {}

  static async open(): Promise<Website> {
    const pages = new Map<string, string>();
    const server = createServer((request, response) => {
      const html = pages.get(request.url ?? '');
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(html ?? '');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new Website(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pages);
  }

  /** Puts a page there; answers its address. */
  page(path: string, body: string): string {
    this.pages.set(
      path,
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lotus Care</title>
<body style="margin:0;font:16px system-ui">${body}</body></html>`,
    );
    return `${this.origin}${path}`;
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(closed));
  }
}
