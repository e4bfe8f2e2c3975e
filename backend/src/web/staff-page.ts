import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from '../access/authenticator';
import { EarlyFrame } from './early-frame';
import type { Needs, Remote, Remotes } from './remotes';

export interface PageRequest {
  readonly path: string;
  /** The colours that the browser remembers, from its cookie (shell/src/look/paint-mode.ts). */
  readonly mode?: string | undefined;
}

const MODES: readonly unknown[] = ['light', 'dark'];

/** What every screen asks before it can be rendered. */
const FIRST_CALL = '/api/auth/user';

const attribute = (text: string): string => text.replace(/[&"<>]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const fileLink = (address: string): string =>
  `<link rel="preload" href="${attribute(address)}" as="${address.endsWith('.css') ? 'style' : 'script'}">`;

const callLink = (address: string): string => `<link rel="preload" href="${attribute(address)}" as="fetch" crossorigin="use-credentials">`;

/** The list of micro-frontends as data in the document; shell/src/remotes/manifest.ts reads it. */
const manifestOf = (remotes: readonly Remote[]): string =>
  `<script type="application/json" id="mfe-manifest">${JSON.stringify({ remotes }).replaceAll('<', '\\u003c')}</script>`;

const linksOf = ({ files }: Needs): string => [callLink(FIRST_CALL), ...files.map(fileLink)].join('');

interface FrameParts {
  readonly html: string;
  readonly frame: string | null;
  readonly mode: string | undefined;
}

/** The document with the frame before the place of the script's, in the colours that somebody has chosen. */
function framed({ html, frame, mode }: FrameParts): string {
  if (frame === null) return html;
  const coloured = MODES.includes(mode) ? html.replace('<html ', `<html data-theme="${mode}" `) : html;
  return coloured.replace('<div id="root">', (root) => `<div id="early" aria-busy="true">${frame}</div>${root}`);
}

/**
 * The document of the staff app, with the list of micro-frontends. For somebody who is signed in it names the files of their page:
 * they come side by side with the shell's own, and not after them. Until then it shows them the frame of that page.
 */
export class StaffPage {
  private readonly path: string;
  private readonly early: EarlyFrame;

  constructor(
    webRoot: string,
    private readonly remotes: Remotes,
  ) {
    this.path = join(webRoot, 'shell/index.html');
    this.early = new EarlyFrame(webRoot);
  }

  /** The document of a path. Null when the shell is not built. */
  async html({ path, mode }: PageRequest, account: Account | null): Promise<string | null> {
    const html = await readFile(this.path, 'utf8').catch(() => null);
    if (html === null) return null;
    const needs = account ? await this.remotes.needsOf(path, account) : null;
    const remotes = await this.remotes.list(account);
    const links = needs ? linksOf(needs) : '';
    const frame = account && needs ? await this.early.html(remotes, account.role, needs.at) : null;
    return framed({ html, frame, mode }).replace('</title>', () => `</title>${links}${manifestOf(remotes)}`);
  }
}
