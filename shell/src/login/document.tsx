import { PRODUCT } from '@arogya/domain/texts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { lightDocument } from '../light/light-document';
import { LoginPage } from './login-page';

/** The form as the browser goes on from: index.tsx draws the same. */
const form = (): string =>
  renderToString(
    <StrictMode>
      <LoginPage />
    </StrictMode>,
  );

/** The template of login.html: the build calls it once and adds scripts and styles. */
// oxlint-disable-next-line import/no-default-export -- html-webpack-plugin calls the default export of a template.
export default function loginDocument(): string {
  const body = (
    <>
      <div id="root" dangerouslySetInnerHTML={{ __html: form() }} />
      <noscript>ArogyaDesk needs JavaScript to sign in.</noscript>
    </>
  );
  return lightDocument({ title: `Sign In · ${PRODUCT}`, fontAhead: true, body });
}
