import { useUrlRecord } from '@arogya/platform';
import { lazy, Suspense } from 'react';

const TryDialog = lazy(() => import('./try-dialog').then(({ TryDialog: part }) => ({ default: part })));

/** '?try=mfe-doctor/1.5.0-48f613b791': a link with which a team shows a release before anybody gets it. */
export function LinkedTry() {
  const [wanted, , close] = useUrlRecord('try');
  const [name, id] = (wanted ?? '').split('/');
  if (!name || !id) return null;
  return (
    <Suspense>
      <TryDialog name={name} id={id} onClose={close} />
    </Suspense>
  );
}
