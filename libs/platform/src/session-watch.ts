import { GUARD_DELAY_MS, LOGGED_OUT, UNAUTHORIZED } from '@arogya/domain/auth/texts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { browser, loginAddress } from './browser';
import { useSession } from './session';
import { toasts } from './toasts';

/**
 * Sends the browser to /login, and back afterwards, when the session has ended: a call answered 401, or nobody is signed in
 * on a page that needs it (`closed`). The shell runs it once. At `/` it stays silent, because strangers arrive there.
 */
export function useSessionWatch(closed: boolean): void {
  const { user } = useSession();
  const ended = useSelector((state: { sessionState: { ended: boolean } }) => state.sessionState.ended);
  const gone = ended || (closed && user === null);
  useEffect(() => {
    if (!gone) return undefined;
    const address = loginAddress(window.location);
    if (!ended && window.location.pathname === '/') {
      browser.leaveTo(address);
      return undefined;
    }
    toasts.show({ title: UNAUTHORIZED, text: LOGGED_OUT, tone: 'destructive' });
    const timer = setTimeout(() => browser.leaveTo(address), GUARD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [gone, ended]);
}
