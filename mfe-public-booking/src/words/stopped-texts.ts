import type { LanguageWords } from '@arogya/languages/language-words';
import type { StoppedTexts } from '@arogya/ui/states/page-boundary';

/** What a page says that cannot go on. */
export const stoppedTexts = ({ pages: { stopped } }: LanguageWords): StoppedTexts => ({
  title: stopped.title(),
  text: stopped.text(),
  again: stopped.again(),
});
