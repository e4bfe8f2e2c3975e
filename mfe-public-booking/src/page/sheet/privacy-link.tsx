import type { ReactElement } from 'react';
import { NOTICE_PATH } from '@arogya/domain/privacy/notice';
import { Text } from '../../words/text';
import { useLanguageWords } from '../../words/words';

/** A link to the privacy notice where data is entered, in the language of the page; it opens without losing what is typed. */
export function PrivacyLink(): ReactElement {
  const { language, pages } = useLanguageWords();
  const { before, link, after } = pages.notice;
  return (
    <p className="ad-notice-link">
      <Text as="span">{before()}</Text>
      <Text as="a" href={`${NOTICE_PATH}?lang=${language}`} target="_blank" rel="noopener">
        {link()}
      </Text>
      <Text as="span">{after()}</Text>
    </p>
  );
}
