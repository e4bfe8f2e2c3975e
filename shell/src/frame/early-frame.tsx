import {
  BellOutlined,
  LogoutOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MoonOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  SunOutlined,
} from '@ant-design/icons';
import { SEARCH } from '@arogya/domain/search/button-texts';
import { PRODUCT } from '@arogya/domain/texts';
import type { NavEntry } from '@arogya/platform';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import type { ReactNode } from 'react';
import { NavIcon } from './icons';
import { PageHeading } from './page-heading';
import { PageSkeleton } from './page-skeleton';

interface EarlyFrameProps {
  /** The sidebar of the role. */
  readonly entries: readonly NavEntry[];
  /** The page that comes. */
  readonly at: NavEntry;
}

const Entry = ({ entry, here }: { readonly entry: NavEntry; readonly here: boolean }) => (
  <li>
    <a href={entry.path} className="ad-nav-link" aria-current={here ? 'page' : undefined}>
      <NavIcon icon={entry.icon} />
      <span>{entry.label}</span>
    </a>
  </li>
);

/** Where a button of the header will be; `wide`: a phone has none. */
const Tool = ({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) => (
  <span className={wide ? 'ad-early-tool ad-early-not-phone' : 'ad-early-tool'} aria-hidden="true">
    {children}
  </span>
);

/** Where the search will be. */
const Search = () => (
  <span className="ad-search-open" aria-hidden="true">
    <SearchOutlined />
    <span className="ad-search-word">{SEARCH}</span>
    <kbd>Ctrl K</kbd>
  </span>
);

/** Where the person and Logout will be: the document holds no names. */
const Foot = () => (
  <div className="ad-side-foot" aria-hidden="true">
    <span className="ad-me">
      <span className="ad-me-initials" />
    </span>
    <span className="ad-logout">
      <LogoutOutlined />
      Logout
    </span>
  </div>
);

/**
 * The frame as the document brings it, before any script is there: Frame takes its place (early.ts). It has the same
 * elements and classes, so that nothing moves then. Its links are real ones; buttons come with Frame.
 */
export const EarlyFrame = ({ entries, at }: EarlyFrameProps) => (
  <div className="ad-frame ad-early-frame">
    <a className="ad-skip" href="#content">
      Skip to content
    </a>
    <aside aria-label="Sidebar">
      <div className="ad-side">
        <div className="ad-brand">
          <BrandMark />
          <span>{PRODUCT}</span>
        </div>
        <nav aria-label="Main">
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.path} entry={entry} here={entry.path === at.path} />
            ))}
          </ul>
        </nav>
        <Foot />
      </div>
    </aside>
    <div className="ad-main">
      <header className="ad-head">
        <Tool>
          <MenuFoldOutlined className="ad-early-wide" />
          <MenuOutlined className="ad-early-narrow" />
        </Tool>
        <div className="ad-head-title">
          <PageHeading entry={at} />
        </div>
        <Search />
        <Tool wide>
          <QuestionCircleOutlined />
        </Tool>
        <Tool>
          <BellOutlined />
        </Tool>
        <Tool>
          <MoonOutlined className="ad-early-light" />
          <SunOutlined className="ad-early-dark" />
        </Tool>
      </header>
      <main id="content" tabIndex={-1}>
        <PageSkeleton />
      </main>
    </div>
  </div>
);
