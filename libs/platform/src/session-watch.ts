import { GUARD_DELAY_MS, LOGGED_OUT, UNAUTHORIZED } from '@arogya/domain/auth/texts';
import { hearTabs } from '@arogya/light/tabs';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { browser, loginAddress } from './browser';
import { forgetSession, useSession } from './session';
import type { Store } from './store';
import { toasts } from './toasts';

/**
 * Follows what another tab does to the session that all tabs share: a sign-out empties this one at once and shows the sign-in
 * page; who signs in as somebody else finds that person's pages here too. Answers whether this tab is on its way out.
 */
function useOtherTabs(userId: string | undefined): { readonly current: boolean } {
  const dispatch = useDispatch<Store['dispatch']>();
  const leaving = useRef(false);
  useEffect(
    () =>
      hearTabs((news) => {
        if (news.kind === 'opened' && news.userId === userId) return;
        leaving.current = true;
        void dispatch(forgetSession());
        browser.leaveTo(news.kind === 'ended' ? '/login' : '/');
      }),
    [dispatch, userId],
  );
  return leaving;
}

/**
 * Sends the browser to /login, and back afterwards, when the session has ended: a call answered 401, or nobody is signed in
 * on a page that needs it (`closed`). The shell runs it once. At `/` it stays silent, because strangers arrive there.
 */
export function useSessionWatch(closed: boolean): void {
  const { user } = useSession();
  const ended = useSelector((state: { sessionState: { ended: boolean } }) => state.sessionState.ended);
  const leaving = useOtherTabs(user?.id);
  const gone = ended || (closed && user === null);
  useEffect(() => {
    if (!gone || leaving.current) return undefined;
    const address = loginAddress(window.location);
    if (!ended && window.location.pathname === '/') {
      browser.leaveTo(address);
      return undefined;
    }
    toasts.show({ title: UNAUTHORIZED, text: LOGGED_OUT, tone: 'destructive' });
    const timer = setTimeout(() => browser.leaveTo(address), GUARD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [gone, ended, leaving]);
}
