import { HeaderSlotsContext, useLocation, useRoutes, type NavEntry } from '@arogya/platform';
import { startTransition, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PageHeading } from '../frame/page-heading';
import { PageSkeleton } from '../frame/page-skeleton';
import { RemoteBoundary } from './remote-boundary';
import { RemoteDown, getRemote } from './remotes';
import { HideUntilLoaded } from './hide-until-loaded';

function Pages({ name }: { name: string }) {
  const mfe = use(getRemote(name));
  const page = useRoutes(mfe.pages.map(({ path, element }) => ({ path, element })));
  const { pathname } = useLocation();
  if (!page) throw new RemoteDown(name, 'its nav.json names a page that it does not have');
  return <HideUntilLoaded key={pathname}>{page}</HideUntilLoaded>;
}

/** Of what stands there now, px. */
const heightNow = (): number => document.getElementById('content')?.offsetHeight ?? 0;

/** The heading that the page is going to have, and a skeleton. It is as high as the page before it: otherwise the browser's Back would lose its place. */
function Waiting({ entry }: { readonly entry: NavEntry }) {
  const place = use(HeaderSlotsContext)?.title;
  const [height] = useState(heightNow);
  return (
    <div className="ad-waiting" style={{ minHeight: height }}>
      {place ? createPortal(<PageHeading entry={entry} />, place) : null}
      <PageSkeleton />
    </div>
  );
}

/**
 * Shows where somebody goes at once, and draws the page after it, while the browser can answer. Not with useDeferredValue:
 * when the page throws, React tries again with the first value, takes that for a success, and reports a fault.
 */
function Then({ entry, children }: { readonly entry: NavEntry; readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? children : <Waiting entry={entry} />;
}

/** The page of a micro-frontend at the present path. */
export function RemoteOutlet({ name, entry }: { readonly name: string; readonly entry: NavEntry }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={name} name={name} page={entry.path} label={entry.label} resetKey={pathname}>
      <Suspense key={pathname} fallback={<Waiting entry={entry} />}>
        <Then entry={entry}>
          <Pages name={name} />
        </Then>
      </Suspense>
    </RemoteBoundary>
  );
}
