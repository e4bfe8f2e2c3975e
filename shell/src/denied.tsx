import { GUARD_DELAY_MS } from '@arogya/domain/auth/texts';
import { toasts, useNavigate, type GuardText } from '@arogya/platform';
import { useEffect } from 'react';

/** Says why a page is closed to this role, and goes home after half a second. */
export function Denied({ guard }: { guard: GuardText }) {
  const navigate = useNavigate();
  useEffect(() => {
    toasts.show({ title: guard.title, text: guard.text, tone: 'destructive' });
    const timer = setTimeout(() => void navigate('/', { replace: true }), GUARD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [guard, navigate]);
  return <h1 className="ad-denied">{guard.text}</h1>;
}
