import './first-password.css';
import { CHOOSE_PASSWORD, CHOOSE_PASSWORD_WHY } from '@arogya/domain/auth/texts';
import { PRODUCT } from '@arogya/domain/texts';
import { useSession, useSignOut, type SessionUser } from '@arogya/platform';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PasswordForm } from './password-form';

const FORM = 'first-password';

/** The only page of an account whose password somebody else has typed. */
export function FirstPassword({ user }: { user: SessionUser }) {
  const { retry } = useSession();
  const [signOut, leaving] = useSignOut();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = `${CHOOSE_PASSWORD} · ${PRODUCT}`;
    place.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  }, []);
  return (
    <main className="ad-first">
      <div className="ad-first-card" ref={place}>
        <div className="ad-first-brand">
          <BrandMark size={36} />
          <span>{PRODUCT}</span>
        </div>
        <h1>{CHOOSE_PASSWORD}</h1>
        <p>{CHOOSE_PASSWORD_WHY}</p>
        <PasswordForm id={FORM} user={user} onBusy={setBusy} onDone={retry} />
        <Button type="primary" size="large" block htmlType="submit" form={FORM} loading={busy}>
          Save and continue
        </Button>
        <Button type="link" block disabled={busy || leaving} onClick={() => void signOut()}>
          {leaving ? 'Logging out...' : 'Logout'}
        </Button>
      </div>
    </main>
  );
}
