import './frame.css';
import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Allowed, HeaderSlotsContext, useLocation, type NavEntry, type SessionUser } from '@arogya/platform';
import { OfflineBanner } from '@arogya/ui/states/offline-banner';
import { useNarrow } from '@arogya/ui/look/use-media';
import { Button, Drawer, Tooltip } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Mode } from '../look/mode';
import { LinkedSessions } from '../account/linked-sessions';
import { LinkedTry } from '../remotes/linked-try';
import { Bell } from '../notifications/bell';
import { SearchButton } from '../search/search-button';
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
  readonly narrow: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function SidebarToggle({ narrow, open, onToggle }: ToggleProps) {
  const wide = open ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />;
  const name = narrow ? 'Open the menu' : open ? 'Collapse the sidebar' : 'Expand the sidebar';
  return <Button type="text" icon={narrow ? <MenuOutlined /> : wide} aria-label={name} aria-expanded={open} onClick={onToggle} />;
}

/** Sidebar, header and the page. Below 768 px the sidebar is a drawer. */
export function Frame({ user, entries, notices, mode, onToggleMode, children }: FrameProps) {
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const [expanded, setExpanded] = useState(true);
  const [drawer, setDrawer] = useState(false);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ title, actions }), [title, actions]);
  useEffect(() => setDrawer(false), [pathname]);
  const toggle = (): void => (narrow ? setDrawer(true) : setExpanded((now) => !now));
  // In the header of a phone they would push the page down when they come.
  const actionsPlace = <div className="ad-head-actions" ref={setActions} />;
  return (
    <div className="ad-frame" data-collapsed={(!narrow && !expanded) || undefined} data-narrow={narrow || undefined}>
      <a className="ad-skip" href="#content">
        Skip to content
      </a>
      {narrow ? (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          placement="left"
          size={256}
          closable={false}
          aria-label="Menu"
          styles={{ body: { padding: 0 } }}
        >
          <Sidebar user={user} entries={entries} collapsed={false} onNavigate={() => setDrawer(false)} />
        </Drawer>
      ) : (
        <aside aria-label="Sidebar">
          <Sidebar user={user} entries={entries} collapsed={!expanded} />
        </aside>
      )}
      <div className="ad-main">
        <OfflineBanner />
        {notices}
        <header className="ad-head">
          <SidebarToggle narrow={narrow} open={narrow ? drawer : expanded} onToggle={toggle} />
          <div className="ad-head-title" ref={setTitle} />
          {narrow ? null : actionsPlace}
          <SearchButton pages={entries} mode={mode} onToggleMode={onToggleMode} />
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
