import { CalendarOutlined, IdcardOutlined, MailOutlined, PhoneOutlined, ReloadOutlined, UserOutlined } from '@ant-design/icons';
import type { SearchKind } from '@arogya/domain/search/kinds';
import { KIND_LABELS, SEARCH_AGAIN } from '@arogya/domain/search/texts';
import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import type { Entry } from './entries';
import { linesOf } from './lines';
import type { SearchResults } from './use-found';

const KIND_ICONS: Readonly<Record<SearchKind, ReactNode>> = {
  appointments: <CalendarOutlined />,
  patients: <UserOutlined />,
  doctors: <IdcardOutlined />,
  leads: <PhoneOutlined />,
  enquiries: <MailOutlined />,
};

interface ItemProps {
  /** Tells it from all others of the dialog. */
  readonly value: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly onChoose: () => void;
}

const Item = ({ value, icon, title, detail, onChoose }: ItemProps) => (
  <Command.Item value={value} onSelect={onChoose} className="ad-find-item">
    <span className="ad-find-icon" aria-hidden="true">
      {icon}
    </span>
    <span className="ad-find-title">{title}</span>
    {detail ? <span className="ad-find-detail">{detail}</span> : null}
  </Command.Item>
);

interface EntryGroupProps {
  readonly heading: string;
  readonly entries: readonly Entry[];
  readonly onChoose: (entry: Entry) => void;
}

export function EntryGroup({ heading, entries, onChoose }: EntryGroupProps) {
  if (entries.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {entries.map((entry) => (
        <Item
          key={entry.key}
          value={entry.key}
          icon={entry.icon}
          title={entry.label}
          detail={entry.detail}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </Command.Group>
  );
}

interface RecordGroupsProps {
  readonly kinds: readonly SearchKind[];
  readonly found: SearchResults;
  readonly onOpen: (kind: SearchKind, id: string) => void;
}

/** What was found, kind by kind; after a failure the way to try again. */
export function RecordGroups({ kinds, found: { found, failed, retry }, onOpen }: RecordGroupsProps) {
  if (failed) return <Item value="again" icon={<ReloadOutlined />} title={SEARCH_AGAIN} onChoose={retry} />;
  if (!found) return null;
  return kinds.map((kind) => {
    const lines = linesOf(kind, found);
    return lines.length === 0 ? null : (
      <Command.Group key={kind} heading={KIND_LABELS[kind]}>
        {lines.map(({ id, title, detail }) => (
          <Item key={id} value={`${kind} ${id}`} icon={KIND_ICONS[kind]} title={title} detail={detail} onChoose={() => onOpen(kind, id)} />
        ))}
      </Command.Group>
    );
  });
}
