import { useLocation, useRoutes } from '@arogya/platform';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { Panel } from '@arogya/ui/cards/panel';
import { Suspense, use } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { RemoteDown, getRemote } from './remotes';
import { Settling } from './settling';

function Pages({ name }: { name: string }) {
  const mfe = use(getRemote(name));
  const page = useRoutes(mfe.pages.map(({ path, element }) => ({ path, element })));
  const { pathname } = useLocation();
  if (!page) throw new RemoteDown(name, 'its nav.json names a page that it does not have');
  return <Settling key={pathname}>{page}</Settling>;
}

const Waiting = () => (
  <Panel>
    <Skeleton rows={6} label="Loading the page" />
  </Panel>
);

/** The page of a micro-frontend at the present path. */
export function RemoteOutlet({ name, label }: { name: string; label: string }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={name} name={name} label={label} resetKey={pathname}>
      <Suspense fallback={<Waiting />}>
        <Pages name={name} />
      </Suspense>
    </RemoteBoundary>
  );
}
