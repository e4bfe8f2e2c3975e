import type { ReactElement } from 'react';
import { LANGUAGE_NAMES } from '@arogya/domain/languages/languages';
import { searchOf, useIsEmbedded } from '../embed/embedded';
import { useLanguageWords } from './words';

/** In the foot of a page whose translation no named speaker has read: said in its language and in English, with a way to English. */
export function DraftNote(): ReactElement | null {
  const isEmbedded = useIsEmbedded();
  const { isReviewed, draftInEnglish, pages } = useLanguageWords();
  if (isReviewed) return null;
  return (
    <div className="draft-note">
      <p>{pages.language.draft()}</p>
      <p lang="en">{draftInEnglish}</p>
      <a href={searchOf(isEmbedded, { lang: 'en' })} lang="en" hrefLang="en">
        {LANGUAGE_NAMES.en}
      </a>
    </div>
  );
}
