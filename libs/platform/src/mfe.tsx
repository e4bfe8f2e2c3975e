import type { ReactNode } from 'react';
import { PageFactsContext } from './page-header';

/** What somebody of another role reads when they open a page, before they are led to `/`. */
export interface GuardText {
  readonly title: string;
  readonly text: string;
}

/** One line of a micro-frontend's src/nav.json, which the server passes on in /mfe-manifest.json. */
export interface NavEntry {
  /** Route pattern from the root, e.g. '/appointments'. */
  readonly path: string;
  readonly label: string;
  /** The heading of the page, its label without one: it stands there before the page does, and stays. */
  readonly heading?: string;
  /** What stands below the heading. */
  readonly subtitle?: string;
  /** Name of an icon that the shell knows (shell/src/frame/icons.tsx), or an SVG of its own; another name is shown as a dash. */
  readonly icon: string;
  /** Place in the sidebar, across all micro-frontends; last without one. */
  readonly order?: number;
  /** Who may open the page. */
  readonly roles: readonly string[];
  /** What everybody else reads; 'Unauthorized' without one. */
  readonly guard?: GuardText;
  /** false: the page has no entry in the sidebar. */
  readonly listed?: boolean;
  /** What the installation must have for this page to be there (backend/src/web/web.ts), e.g. 'outbox'. */
  readonly when?: string;
  /** true: these roles land here after signing in. */
  readonly home?: boolean;
}

export interface MfePage extends NavEntry {
  readonly element: ReactNode;
}

/** What the module `./mfe` of a micro-frontend exports by default. */
export interface Mfe {
  readonly contract: 1;
  readonly name: string;
  readonly home: string;
  readonly pages: readonly MfePage[];
  /** Runs once, before the first page of the micro-frontend is rendered (e.g. to inject a slice). */
  readonly setup?: () => void;
}

interface MfeParts {
  readonly name: string;
  readonly nav: readonly NavEntry[];
  /** The element of each path of `nav`. */
  readonly pages: Readonly<Record<string, ReactNode>>;
  readonly setup?: () => void;
}

/** Joins nav.json with the pages, whose `PageHeader` says what it says. Throws when a path has no page, or a page no entry. */
export function defineMfe({ name, nav, pages, ...rest }: MfeParts): Mfe {
  const missing = nav.find(({ path }) => pages[path] === undefined);
  if (missing) throw new Error(`${name} has no page for ${missing.path}`);
  const unlisted = Object.keys(pages).find((path) => !nav.some((entry) => entry.path === path));
  if (unlisted) throw new Error(`${name} has no nav entry for ${unlisted}`);
  const home = nav.find((entry) => entry.home) ?? nav[0];
  const entries = nav.map((entry) => ({
    ...entry,
    element: <PageFactsContext value={entry}>{pages[entry.path]}</PageFactsContext>,
  }));
  return { contract: 1, name, home: home?.path ?? '/', pages: entries, ...rest };
}

/** Whether a module that came over the network keeps this version's contract. */
export function isMfe(value: unknown): value is Mfe {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, name, pages } = value as Partial<Record<keyof Mfe, unknown>>;
  return contract === 1 && typeof name === 'string' && Array.isArray(pages);
}
