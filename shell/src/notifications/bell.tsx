import './bell.css';
import { BellOutlined } from '@ant-design/icons';
import { bellName } from '@arogya/domain/notifications/texts';
import { Button, Tooltip } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { later } from '../remotes/later';
import type { NotificationsPanel } from './notifications-panel';
import { useUnread } from './use-bell';

type Panel = typeof NotificationsPanel;

const MOST_SHOWN = 99;

/** The panel, fetched when it is first opened; if that fails, the next click tries again. */
function usePanel(): [Panel | null, () => Promise<boolean>] {
  const [panel, setPanel] = useState<Panel | null>(null);
  const load = async (): Promise<boolean> => {
    const loaded = await later(() => import(/* webpackChunkName: "later-notifications" */ './notifications-panel'));
    if (loaded) setPanel(() => loaded.NotificationsPanel);
    return loaded !== null;
  };
  return [panel, load];
}

/** Returns the focus to the button when the panel closes; a page or record that opens then may take it. */
function useFocusBack(open: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return button;
}

/** The bell of the header, with the unread count, and its panel. */
export function Bell() {
  const unread = useUnread();
  const [open, setOpen] = useState(false);
  const [Panel, loadPanel] = usePanel();
  const button = useFocusBack(open);
  const name = bellName(unread);
  return (
    <>
      <Tooltip title={name} placement="bottomRight">
        <Button
          ref={button}
          type="text"
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => void loadPanel().then(setOpen)}
          icon={
            <span className="ad-bell">
              <BellOutlined />
              {unread > 0 ? <span>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span> : null}
            </span>
          }
        />
      </Tooltip>
      <span className="ad-for-screen-readers" aria-live="polite">
        {unread > 0 ? name : null}
      </span>
      {Panel ? <Panel open={open} unread={unread} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
