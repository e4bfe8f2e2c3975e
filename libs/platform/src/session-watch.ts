import { GUARD_DELAY_MS, LOGGED_OUT, UNAUTHORIZED } from '@arogya/domain/auth/texts';
import { hearTabs, tellTabs } from '@arogya/light/tabs';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { browser, loginAddress } from './browser';
import { askSession, forgetSession, useSession } from './session';
import { sessionEnded } from './session-state';
import type { Store } from './store';
import { toasts } from './toasts';

/**
 * Follows what another tab does to the session that all tabs share: a sign-out empties this one at once and shows the sign-in
 * page; who signs in as somebody else finds that person's pages here too; where another tab has found that the session has ended,
 * this one asks, too, unless it is empty already (`emptied`). Answers whether this tab is on its way out.
 */
function useOtherTabs(userId: string | undefined, emptied: { readonly current: boolean }): { readonly current: boolean } {
  const dispatch = useDispatch<Store['dispatch']>();
  const leaving = useRef(false);
  const leave = useCallback(
    (address: string): void => {
      leaving.current = true;
      void dispatch(forgetSession());
      browser.leaveTo(address);
    },
    [dispatch],
  );
  const lookAfter = useCallback(async (): Promise<void> => {
    if (userId === undefined) return;
    const now = await dispatch(askSession());
    if (now === null) dispatch(sessionEnded());
    else if (now !== undefined && now !== userId) leave('/');
  }, [dispatch, leave, userId]);
  useEffect(
    () =>
      hearTabs((news) => {
        if (news.kind === 'opened' && news.userId === userId) return;
        // A tab hears itself, too.
        if (news.kind === 'found-ended') return emptied.current ? undefined : void lookAfter();
        leave(news.kind === 'ended' ? '/login' : '/');
      }),
    [emptied, lookAfter, leave, userId],
  );
  return leaving;
}

/**
 * Empties the screen and sends the browser to /login, and back afterwards, when the session has ended: a call answered 401, the
 * stream says so, or nobody is signed in on a page that needs it (`closed`). A server that does not answer ends nothing. The shell
 * runs it once. At `/` strangers are led in silently.
 */
export function useSessionWatch(closed: boolean): void {
  const { user } = useSession();
  const ended = useSelector((state: { sessionState: { ended: boolean } }) => state.sessionState.ended);
  const dispatch = useDispatch<Store['dispatch']>();
  const emptied = useRef(false);
  const leaving = useOtherTabs(user?.id, emptied);
  const gone = ended || (closed && user === null);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user) wasSignedIn.current = true;
  }, [user]);
  useEffect(() => {
    if (!gone || leaving.current) return undefined;
    emptied.current = true;
    void dispatch(forgetSession());
    if (wasSignedIn.current) tellTabs({ kind: 'found-ended' });
    const address = loginAddress(window.location);
    if (!ended && !wasSignedIn.current && window.location.pathname === '/') {
      browser.leaveTo(address);
      return undefined;
    }
    toasts.show({ title: UNAUTHORIZED, text: LOGGED_OUT, tone: 'destructive' });
    const timer = setTimeout(() => browser.leaveTo(address), GUARD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [dispatch, gone, ended, leaving]);
}
