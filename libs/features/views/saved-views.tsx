import './views.css';
import { BookOutlined } from '@ant-design/icons';
import { hasScreen, type ScreenName } from '@arogya/domain/views/screens';
import { VIEWS } from '@arogya/domain/views/texts';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useSession } from '@arogya/platform';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

const ViewsDialog = lazy(() => import('./views-dialog').then(({ ViewsDialog: dialog }) => ({ default: dialog })));

function ViewsButton({ screen }: { screen: ScreenName }) {
  const [open, setOpen] = useState(false);
  useShortcuts([{ key: 'v', label: VIEWS, run: () => setOpen(true) }]);
  return (
    <>
      <Button
        className="ad-views-button"
        icon={<BookOutlined />}
        title={VIEWS}
        aria-label={VIEWS}
        aria-haspopup="dialog"
        aria-keyshortcuts="V"
        onClick={() => setOpen(true)}
      >
        {VIEWS}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ViewsDialog screen={screen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The saved views of a list, whose address is the view; for roles that have the screen. Its default view is opened by the shell. */
export function SavedViews({ screen }: { screen: ScreenName }) {
  const { role } = useSession();
  return hasScreen(role, screen) ? <ViewsButton screen={screen} /> : null;
}
