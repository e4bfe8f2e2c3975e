import { BrowserRouter, useToast, type Store } from '@arogya/platform';
import { themeOf } from '@arogya/ui/theme';
import { ToastView } from '@arogya/ui/toast-view';
import { App as AntApp, ConfigProvider } from 'antd';
import { Provider } from 'react-redux';
import { useMode } from './look/mode';
import { StaffApp } from './staff-app';

const Toasts = () => <ToastView {...useToast()} />;

/** Everything that exists once: store, theme, router, toasts. */
export function App({ store }: { store: Store }) {
  const [mode, toggleMode] = useMode();
  return (
    <Provider store={store}>
      <ConfigProvider theme={themeOf(mode)}>
        <AntApp component={false}>
          <BrowserRouter>
            <StaffApp mode={mode} onToggleMode={toggleMode} />
          </BrowserRouter>
          <Toasts />
        </AntApp>
      </ConfigProvider>
    </Provider>
  );
}
