import { readFile } from 'node:fs/promises';
import type { Account } from '../access/authenticator';
import { findFile } from './static-file';
import type { Needs, Remote, Remotes } from './remotes';

export interface Place {
  readonly path: string;
  readonly isPlain: boolean;
}

/** What every screen asks before it can be drawn. */
const FIRST_CALLS = ['/api/auth/user', '/api/notifications/unread'];

const attribute = (text: string): string => text.replace(/[&"<>]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const fileLink = (address: string): string =>
  `<link rel="preload" href="${attribute(address)}" as="${address.endsWith('.css') ? 'style' : 'script'}">`;

const callLink = (address: string): string => `<link rel="preload" href="${attribute(address)}" as="fetch" crossorigin="use-credentials">`;

/** The list of micro-frontends as data in the document; shell/src/remotes/manifest.ts reads it. */
const manifestOf = (remotes: readonly Remote[]): string =>
  `<script type="application/json" id="mfe-manifest">${JSON.stringify({ remotes }).replaceAll('<', '\\u003c')}</script>`;

function linksOf(needs: Needs, { id }: Pick<Account, 'id'>, isPlain: boolean): string {
  const calls = isPlain ? needs.calls.map((call) => `/api/${call.replaceAll('{me}', id)}`) : [];
  return [...[...FIRST_CALLS, ...calls].map(callLink), ...needs.files.map(fileLink)].join('');
}

/**
 * The document of the staff app, with the list of micro-frontends. For somebody who is signed in it names what their page is going to ask for, the files of its
 * micro-frontend and its first calls: all of it comes side by side with the shell's own files, and not after them.
 */
export class StaffPage {
  constructor(
    private readonly path: string,
    private readonly remotes: Remotes,
  ) {}

  /** The document of a path, which has a query or not: with one its lists are others. Null when the shell is not built. */
  async html({ path, isPlain }: Place, account: Account | null): Promise<string | null> {
    if (!(await findFile(this.path))) return null;
    const html = await readFile(this.path, 'utf8');
    const needs = account ? await this.remotes.needsOf(path, account) : null;
    const links = account && needs ? linksOf(needs, account, isPlain) : '';
    const manifest = manifestOf(await this.remotes.list(account));
    return html.replace('</title>', () => `</title>${links}${manifest}`);
  }
}
