import { NOTICES } from '@arogya/domain/privacy/notice-words';
import { PRODUCT } from '@arogya/domain/texts';
import { lightDocument } from '../light/light-document';
import { PrivacyPage } from './page';

/** The template of privacy.html: the build calls it once and adds scripts and styles. */
// oxlint-disable-next-line import/no-default-export -- html-webpack-plugin calls the default export of a template.
export default function privacyDocument(): string {
  const { title, lead } = NOTICES.en;
  return lightDocument({ title: `${title} · ${PRODUCT}`, description: lead, body: <PrivacyPage /> });
}
