import './splash.css';
import { Navigate, sentenceOf, toasts, useLocation, useSession, useSessionWatch } from '@arogya/platform';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState } from '@arogya/ui/states/error-state';
import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { Confirming } from './account/confirming';
import { Denied } from './denied';
import { endEarly, isEarlyShown } from './frame/early';
import { Frame } from './frame/frame';
import { GuidePlaceView } from './guide/guide-place';
import type { Mode } from './look/mode';
import { takeWelcome } from './look/welcome';
import { NotFound } from './not-found';
import { useLiveShell } from './notifications/use-bell';
import type { Manifest } from './remotes/manifest';
import { isKnown, placeOf } from './remotes/navigation';
import { sidebarOf } from './remotes/sidebar-entries';
import { Opening } from './remotes/opening';
import { RemoteOutlet } from './remotes/remote-outlet';
import { getRemote } from './remotes/remotes';
import { useManifest } from './remotes/use-manifest';
import { NewVersion } from './remotes/new-version';
import { useNewer } from './remotes/use-newer';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Delayed } from '@arogya/ui/states/delayed';

/** Shown while the session is loading; a quick answer never shows it, nor does a document that has a frame already. */
function Splash() {
  if (isEarlyShown()) return null;
  return (
    <main className="ad-splash" role="status" aria-label="Loading ArogyaDesk">
      <Delayed>
        <BrandMark size={48} />
      </Delayed>
    </main>
  );
}

const NeededFactor = lazy(() => import('./account/needed-factor').then(({ NeededFactor: part }) => ({ default: part })));
const FirstPassword = lazy(() => import('./account/first-password').then(({ FirstPassword: part }) => ({ default: part })));

interface StaffAppProps {
  readonly mode: Mode;
  readonly onToggleMode: () => void;
}

function PlaceView({ manifest }: { manifest: Manifest }) {
  const { role } = useSession();
  const { pathname, search } = useLocation();
  const place = placeOf(manifest, role, pathname);
  switch (place.kind) {
    case 'page':
      return (
        <Opening>
          <RemoteOutlet name={place.remote} entry={place.entry} />
        </Opening>
      );
    case 'guide':
      return <GuidePlaceView at={place.at} />;
    case 'home':
      // With what a link asks for: '/?try=…' is the same for every role.
      return <Navigate to={place.path + search} replace />;
    case 'denied':
      return <Denied guard={place.guard} />;
    case 'nothing':
      return <EmptyState text="Your account has no pages yet" hint="Please ask an administrator about your role." />;
    case 'unknown':
      return <NotFound framed />;
  }
}

const Trying = lazy(() => import('./remotes/trying').then(({ Trying: line }) => ({ default: line })));

function useWelcome(signedIn: boolean): void {
  useEffect(() => {
    const welcome = signedIn ? takeWelcome() : null;
    if (welcome) toasts.show(welcome);
  }, [signedIn]);
}

/** The micro-frontend of the page is run while the frame is rendered, and not after it. */
function useRemoteAhead(manifest: Manifest | null): void {
  const { user, role } = useSession();
  const { pathname } = useLocation();
  const place = manifest && user ? placeOf(manifest, role, pathname) : null;
  const remote = place?.kind === 'page' ? place.remote : null;
  useEffect(() => {
    if (remote) void getRemote(remote).catch(() => undefined);
  }, [remote]);
}

/** Decides what to show: a splash, the sign-in page, the frame with a page, or not found. */
export function StaffApp({ mode, onToggleMode }: StaffAppProps) {
  const { user, role, failure, retry } = useSession();
  const { manifest, failed, retry: retryManifest } = useManifest();
  const { pathname } = useLocation();
  const known = manifest ? isKnown(manifest, pathname) : null;
  useSessionWatch(known === true);
  // Deferred, since an answer would otherwise draw the whole frame in one task.
  const ready = useDeferredValue(user !== undefined && manifest !== null, false);
  const waits = !failure && !failed && !ready;
  useLayoutEffect(() => {
    if (!waits) endEarly();
  }, [waits]);
  useRemoteAhead(manifest);
  useWelcome(Boolean(user));
  const [newer, changed] = useNewer(manifest);
  useLiveShell(changed);
  if (failure)
    return (
      <main>
        <ErrorState title="ArogyaDesk is not responding" text={sentenceOf(failure, failure.text)} onRetry={retry} />
      </main>
    );
  if (failed)
    return (
      <main>
        <ErrorState title="ArogyaDesk is not responding" text="The list of pages could not be loaded." onRetry={retryManifest} />
      </main>
    );
  if (!ready || user === undefined || !manifest) return <Splash />;
  const notices = (
    <>
      <NewVersion newer={newer} />
      {manifest.remotes.some(({ tried }) => tried) ? (
        <Suspense>
          <Trying manifest={manifest} />
        </Suspense>
      ) : null}
    </>
  );
  if (user === null) return known ? <Splash /> : <NotFound />;
  if (user.mustChangePassword)
    return (
      <Suspense fallback={<Splash />}>
        <FirstPassword user={user} />
      </Suspense>
    );
  if (user.secondFactor === 'needed')
    return (
      <Suspense fallback={<Splash />}>
        <NeededFactor />
        <Confirming user={user} />
      </Suspense>
    );
  return (
    <Frame user={user} entries={sidebarOf(manifest, role)} notices={notices} mode={mode} onToggleMode={onToggleMode}>
      <PlaceView manifest={manifest} />
      <Confirming user={user} />
    </Frame>
  );
}
