import './drawer-neighbours.css';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useDrawerKeys } from '@arogya/features/keyboard/use-drawer-keys';
import { Button } from 'antd';
import { useRef } from 'react';
import type { Neighbours } from './use-record-in-list';

const STEPS = [
  { way: 'previous', key: 'k', label: 'Previous record', icon: <UpOutlined /> },
  { way: 'next', key: 'j', label: 'Next record', icon: <DownOutlined /> },
] as const;

/** The next record begins at its top. */
function toTop(place: HTMLElement | null): void {
  const body = place?.closest('.ant-drawer')?.querySelector('.ant-drawer-body');
  if (body) body.scrollTop = 0;
}

/** K and J, and two buttons in the head of a drawer: to the records beside it in its list. */
export function DrawerNeighbours({ neighbours }: { neighbours: Neighbours | null }) {
  const place = useRef<HTMLSpanElement>(null);
  const go = (way: keyof Neighbours): void => {
    const step = neighbours?.[way];
    if (!step) return;
    toTop(place.current);
    step();
  };
  useDrawerKeys(
    place,
    STEPS.map(({ way, key, label }) => ({ key, label, run: () => go(way) })),
  );
  if (!neighbours) return null;
  return (
    <span ref={place} className="ad-drawer-neighbours">
      {STEPS.map(({ way, key, label, icon }) => (
        <Button
          key={way}
          type="text"
          icon={icon}
          title={label}
          aria-label={label}
          aria-keyshortcuts={key.toUpperCase()}
          disabled={!neighbours[way]}
          onClick={() => go(way)}
        />
      ))}
    </span>
  );
}
