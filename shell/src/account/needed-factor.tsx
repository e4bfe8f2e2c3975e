import './first-password.css';
import { SECOND_FACTOR_NEEDED, SECOND_FACTOR_NEEDED_WHY } from '@arogya/domain/auth/texts';
import { PRODUCT } from '@arogya/domain/texts';
import { useSession, useSignOut } from '@arogya/platform';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Button } from 'antd';
import { useEffect } from 'react';
import { SecondFactorForm } from './second-factor-form';

/** The only page of an account that needs a second factor and has none. */
export function NeededFactor() {
  const { retry } = useSession();
  const [signOut, leaving] = useSignOut();
  useEffect(() => {
    document.title = `${SECOND_FACTOR_NEEDED} · ${PRODUCT}`;
  }, []);
  return (
    <main className="ad-first">
      <div className="ad-first-card">
        <div className="ad-first-brand">
          <BrandMark size={36} />
          <span>{PRODUCT}</span>
        </div>
        <h1>{SECOND_FACTOR_NEEDED}</h1>
        <p>{SECOND_FACTOR_NEEDED_WHY}</p>
        <SecondFactorForm onDone={retry} />
        <Button type="link" block disabled={leaving} onClick={() => void signOut()}>
          {leaving ? 'Logging out...' : 'Logout'}
        </Button>
      </div>
    </main>
  );
}
