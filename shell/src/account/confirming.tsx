import { confirmation, type SessionUser } from '@arogya/platform';
import { lazy, Suspense, useEffect, useState } from 'react';

const ConfirmDialog = lazy(() => import('./confirm-dialog').then(({ ConfirmDialog: part }) => ({ default: part })));

interface ConfirmationRequest {
  readonly open: boolean;
  readonly answer: (proved: boolean) => void;
}

/** When a call needs a fresh proof of who is calling, asks for it; the call then goes on. The dialog is loaded by then only. */
export function Confirming({ user }: { readonly user: SessionUser }) {
  const [asked, setAsked] = useState<ConfirmationRequest | null>(null);
  useEffect(() => confirmation.askWith(() => new Promise((answer) => setAsked({ open: true, answer }))), []);
  if (!asked) return null;
  const done = (proved: boolean): void => {
    setAsked({ ...asked, open: false });
    asked.answer(proved);
  };
  return (
    <Suspense>
      <ConfirmDialog user={user} open={asked.open} onDone={done} />
    </Suspense>
  );
}
