import './frame.css';
import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Allowed, HeaderSlotsContext, useLocation, type NavEntry, type SessionUser } from '@arogya/platform';
import { OfflineBanner } from '@arogya/ui/states/offline-banner';
import { useNarrow, useTight } from '@arogya/ui/look/use-media';
import { Button, Drawer, Tooltip } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Mode } from '../look/mode';
import { LinkedSessions } from '../account/linked-sessions';
import { LinkedTry } from '../remotes/linked-try';
import { Bell } from '../notifications/bell';
import { SearchButton } from '../search/search-button';
import { HelpLink } from './help-link';
import { Sidebar } from './sidebar';

interface FrameProps {
  readonly user: SessionUser;
  readonly entries: readonly NavEntry[];
  /** A reload would bring other pages than these. */
  /** Lines over the page. */
  readonly notices: ReactNode;
  readonly mode: Mode;
  readonly onToggleMode: () => void;
  readonly children: ReactNode;
}

function ModeButton({ mode, onToggleMode }: Pick<FrameProps, 'mode' | 'onToggleMode'>) {
  const name = mode === 'dark' ? 'Use light colours' : 'Use dark colours';
  return (
    <Tooltip title={name} placement="bottomRight">
      <Button type="text" icon={mode === 'dark' ? <SunOutlined /> : <MoonOutlined />} aria-label={name} onClick={onToggleMode} />
    </Tooltip>
  );
}

interface ToggleProps {
  /** It opens over the page. */
  readonly over: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function SidebarToggle({ over, open, onToggle }: ToggleProps) {
  const wide = open ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />;
  const name = over ? 'Open the menu' : open ? 'Collapse the sidebar' : 'Expand the sidebar';
  return <Button type="text" icon={over ? <MenuOutlined /> : wide} aria-label={name} aria-expanded={open} onClick={onToggle} />;
}

/** Sidebar, header and the page. Up to 900 px the sidebar is folded and opens over the page; below 768 px nothing stands of it. */
export function Frame({ user, entries, notices, mode, onToggleMode, children }: FrameProps) {
  const narrow = useNarrow();
  const over = useTight();
  const { pathname } = useLocation();
  const [expanded, setExpanded] = useState(true);
  const [drawer, setDrawer] = useState(false);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ title, actions }), [title, actions]);
  useEffect(() => setDrawer(false), [pathname]);
  const toggle = (): void => (over ? setDrawer(true) : setExpanded((now) => !now));
  const folded = over || !expanded;
  // In the header of a phone they would push the page down when they come.
  const actionsPlace = <div className="ad-head-actions" ref={setActions} />;
  return (
    <div className="ad-frame" data-collapsed={(!narrow && folded) || undefined} data-narrow={narrow || undefined}>
      <a className="ad-skip" href="#content">
        Skip to content
      </a>
      {over ? (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          placement="left"
          size={256}
          closable={false}
          destroyOnHidden
          aria-label="Menu"
          styles={{ body: { padding: 0 } }}
        >
          <Sidebar user={user} entries={entries} collapsed={false} withHelp={narrow} onNavigate={() => setDrawer(false)} />
        </Drawer>
      ) : null}
      {narrow ? null : (
        <aside aria-label="Sidebar">
          <Sidebar user={user} entries={entries} collapsed={folded} />
        </aside>
      )}
      <div className="ad-main">
        <OfflineBanner />
        {notices}
        <header className="ad-head">
          <SidebarToggle over={over} open={over ? drawer : expanded} onToggle={toggle} />
          <div className="ad-head-title" ref={setTitle} />
          {narrow ? null : actionsPlace}
          <SearchButton pages={entries} mode={mode} onToggleMode={onToggleMode} />
          {narrow ? null : <HelpLink />}
          <Allowed action="notifications:read">
            <Bell />
          </Allowed>
          <ModeButton mode={mode} onToggleMode={onToggleMode} />
        </header>
        <LinkedSessions />
        <LinkedTry />
        <main id="content" tabIndex={-1}>
          {narrow ? actionsPlace : null}
          <HeaderSlotsContext value={slots}>{children}</HeaderSlotsContext>
        </main>
      </div>
    </div>
  );
}
