import { useUrlRecord } from '@arogya/platform';
import { lazy, Suspense } from 'react';

const SessionsDialog = lazy(() => import('./sessions-dialog').then(({ SessionsDialog: part }) => ({ default: part })));

/** Signed-in browsers, opened by a link: '?account=sessions' (a notification of a new sign-in). */
export function LinkedSessions() {
  const [part, , close] = useUrlRecord('account');
  if (part !== 'sessions') return null;
  return (
    <Suspense>
      <SessionsDialog open onClose={close} />
    </Suspense>
  );
}
