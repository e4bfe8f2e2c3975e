import type { Language } from '@arogya/domain/languages/languages';
import { PRODUCT } from '@arogya/domain/texts';
import { NOTICES } from '@arogya/languages/generated/all-notices';
import { lightDocument } from '../light/light-document';
import { PrivacyPage } from './page';

/** The template of privacy.<language>.html: the build calls it once a language and adds scripts and styles. */
// oxlint-disable-next-line import/no-default-export -- html-webpack-plugin calls the default export of a template.
export default function privacyDocument({ language }: { readonly language: Language }): string {
  const { title, lead } = NOTICES[language];
  return lightDocument({
    language,
    title: `${title()} · ${PRODUCT}`,
    description: lead(),
    fontAhead: true,
    body: <PrivacyPage language={language} />,
  });
}
