import './sidebar.css';
import { LogoutOutlined, UpOutlined } from '@ant-design/icons';
import { PRODUCT } from '@arogya/domain/texts';
import { NavLink, useSignOut, type NavEntry, type SessionUser } from '@arogya/platform';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { initialsOf } from '@arogya/domain/letters';
import { fullNameOf } from '@arogya/ui/look/formats';
import { Tooltip } from 'antd';
import { AccountMenu } from '../account/account-menu';
import { HelpLink } from './help-link';
import { NavIcon } from './icons';
import { RoleBadge } from './role-badge';

interface SidebarProps {
  readonly user: SessionUser;
  readonly entries: readonly NavEntry[];
  /** 64 px wide: icons only, with their names as tooltips. */
  readonly collapsed: boolean;
  /** On a phone, whose header has no room for it. */
  readonly withHelp?: boolean;
  readonly onNavigate?: () => void;
}

function Entry({ entry, collapsed, onNavigate }: { entry: NavEntry; collapsed: boolean; onNavigate?: () => void }) {
  const link = (
    <NavLink
      to={entry.path}
      end={entry.path === '/'}
      className="ad-nav-link"
      aria-label={collapsed ? entry.label : undefined}
      onClick={onNavigate}
    >
      <NavIcon icon={entry.icon} />
      {collapsed ? null : <span>{entry.label}</span>}
    </NavLink>
  );
  return (
    <li>
      {collapsed ? (
        <Tooltip title={entry.label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

function Person({ user, collapsed }: { user: SessionUser; collapsed: boolean }) {
  const name = fullNameOf(user);
  return (
    <AccountMenu user={user}>
      <button type="button" className="ad-me" aria-haspopup="menu" aria-label={`Account of ${name}`} title={collapsed ? name : undefined}>
        <span className="ad-me-initials" aria-hidden="true">
          {initialsOf(name) || '?'}
        </span>
        {collapsed ? null : (
          <span className="ad-me-text">
            <span className="ad-me-name">{name}</span>
            <RoleBadge role={user.role} />
          </span>
        )}
        {collapsed ? null : <UpOutlined className="ad-me-more" aria-hidden="true" />}
      </button>
    </AccountMenu>
  );
}

function Logout({ collapsed }: { collapsed: boolean }) {
  const [signOut, busy] = useSignOut();
  const text = busy ? 'Logging out...' : 'Logout';
  return (
    <button
      type="button"
      className="ad-logout"
      disabled={busy}
      onClick={() => void signOut()}
      aria-label={collapsed ? text : undefined}
      title={collapsed ? text : undefined}
    >
      <LogoutOutlined aria-hidden="true" />
      {collapsed ? null : text}
    </button>
  );
}

/** The pages of the signed-in role, and the user. */
export function Sidebar({ user, entries, collapsed, withHelp = false, onNavigate }: SidebarProps) {
  return (
    <div className="ad-side" data-collapsed={collapsed || undefined}>
      <div className="ad-brand">
        <BrandMark />
        {collapsed ? null : <span>{PRODUCT}</span>}
      </div>
      <nav aria-label="Main">
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.path} entry={entry} collapsed={collapsed} {...(onNavigate ? { onNavigate } : {})} />
          ))}
        </ul>
      </nav>
      <div className="ad-side-foot">
        {withHelp ? <HelpLink word /> : null}
        <Person user={user} collapsed={collapsed} />
        <Logout collapsed={collapsed} />
      </div>
    </div>
  );
}
