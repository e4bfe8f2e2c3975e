import { can } from '@arogya/domain/access';
import { useSession } from '@arogya/platform';
import { lazy, Suspense, useState } from 'react';
import { BOOK, useGoBook } from './go-book';
import { allShortcuts, type Shortcut } from './key-registry';
import { useShortcuts } from './use-shortcuts';

const KeysDialog = lazy(() => import('./keys-dialog').then((module) => ({ default: module.KeysDialog })));

/** B books on every screen, for whoever may: where N does it, in the same way. */
function useBookKey(): readonly Shortcut[] {
  const { role } = useSession();
  const goBook = useGoBook();
  const book = (): void => (allShortcuts().find(({ key, label }) => key === 'n' && label === BOOK)?.run ?? goBook)();
  return can(role, 'appointments:create') ? [{ key: 'b', label: BOOK, run: book }] : [];
}

/** The keys that every screen has: B books, and `?` shows the keys. Each page renders it once. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = (): void => {
    setAsked(true);
    setOpen(true);
  };
  useShortcuts([...useBookKey(), { key: '?', label: 'This help', run: show }]);
  return asked ? (
    <Suspense fallback={null}>
      <KeysDialog open={open} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
