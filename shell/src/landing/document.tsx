import { HERO_TEXT } from '@arogya/domain/enquiries/landing';
import { PRODUCT, TAGLINE } from '@arogya/domain/texts';
import { lightDocument } from '../light/light-document';
import { LandingPage } from './page';

const body = (
  <>
    <LandingPage />
    <noscript>ArogyaDesk needs JavaScript to send an enquiry.</noscript>
  </>
);

/** The template of landing.html: the build calls it once and adds scripts and styles. */
// oxlint-disable-next-line import/no-default-export -- html-webpack-plugin calls the default export of a template.
export default function landingDocument(): string {
  return lightDocument({ title: `${PRODUCT} · ${TAGLINE}`, description: HERO_TEXT, fontAhead: true, body });
}
