import { BrowserRouter, useToast, type Store } from '@arogya/platform';
import { themeOf } from '@arogya/ui/look/theme';
import { ToastView } from '@arogya/ui/feedback/toast-view';
import { useStillness } from '@arogya/ui/look/use-media';
import { App as AntApp, ConfigProvider } from 'antd';
import { Provider } from 'react-redux';
import { useMode } from './look/mode';
import { StaffApp } from './staff-app';

const Toasts = () => <ToastView {...useToast()} />;

/** Menus, selects and tooltips open in here, so that they are inside a landmark like all other content. */
const POPUPS = 'popups';
const popups = (): HTMLElement => document.getElementById(POPUPS) ?? document.body;

/** Everything that exists once: store, theme, router, toasts. */
export function App({ store }: { store: Store }) {
  const [mode, toggleMode] = useMode();
  const still = useStillness();
  return (
    <Provider store={store}>
      <ConfigProvider theme={themeOf(mode, still)} getPopupContainer={popups}>
        <AntApp component={false}>
          <BrowserRouter>
            <StaffApp mode={mode} onToggleMode={toggleMode} />
          </BrowserRouter>
          <section id={POPUPS} aria-label="Open menus" />
          <Toasts />
        </AntApp>
      </ConfigProvider>
    </Provider>
  );
}
