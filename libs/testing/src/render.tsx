import { UNDO_SHOWN_MS } from '@arogya/domain/appointments/undo';
import { TOAST_MS } from '@arogya/light/toast';
import { MemoryRouter, makeStore, toasts, useLocation, useToast, type Store } from '@arogya/platform';
import { ToastView } from '@arogya/ui/feedback/toast-view';
import { render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { holdTimers } from './hold-timers';

/** A toast, an offer to undo, keys that are kept for a dialog, and the wait for a look-up last as long as the test. */
const LASTING_MS = [TOAST_MS, UNDO_SHOWN_MS, 2_000, 3_000];

const Toasts = () => <ToastView {...useToast()} />;

/** A menu of antd gives its first entry the focus three frames after it opens: a choice before that would have it take the focus from what comes next. */
async function menuHasFocus(element: Element): Promise<void> {
  const menu = element.closest('.ant-dropdown');
  if (!menu) return;
  await waitFor(() => {
    if (!menu.contains(document.activeElement)) throw new Error('The menu does not have the focus yet.');
  });
}

/** The middle of a longer text comes at once: every key draws the whole form again. */
const quickly = (user: UserEvent): UserEvent => ({
  ...user,
  click: async (element) => {
    await menuHasFocus(element);
    await user.click(element);
  },
  type: async (element, text, options) => {
    if (text.length < 4 || /[{[]/u.test(text)) return user.type(element, text, options);
    await user.type(element, text.slice(0, 1), options);
    await user.paste(text.slice(1, -1));
    await user.keyboard(text.slice(-1));
  },
});

export interface RenderedPage {
  readonly store: Store;
  readonly user: UserEvent;
  /** Path and search of the address now, e.g. '/hospitals?q=sun'. */
  readonly address: () => string;
  readonly unmount: () => void;
}

/**
 * Renders a page or a part of one as in the staff app: store, router, theme, toasts. antd without run-time styles and
 * motion, which are very slow in jsdom.
 */
export function renderPage(page: ReactElement, { path = '/' }: { path?: string } = {}): RenderedPage {
  holdTimers(...LASTING_MS);
  const store = makeStore();
  toasts.clear();
  let address = path;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const { unmount } = render(
    <Provider store={store}>
      <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
        <App component={false}>
          <MemoryRouter initialEntries={[path]}>
            <Address />
            {page}
          </MemoryRouter>
          <Toasts />
        </App>
      </ConfigProvider>
    </Provider>,
  );
  return { store, user: quickly(userEvent.setup()), address: () => address, unmount };
}
