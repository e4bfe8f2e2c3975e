import type { MouseEvent, ReactElement } from 'react';
import { isLanguage, LANGUAGE_NAMES, type Language } from '@arogya/domain/languages/languages';
import { searchOf, useIsEmbedded } from '../embed/embedded';
import { usePageLanguage } from './words';

const nameOf = (language: string): string => (isLanguage(language) ? LANGUAGE_NAMES[language] : language);

interface Props {
  /** Called on the way to the page in that language. */
  readonly onChoose?: (language: Language) => void;
}

/** The rest of the address stays: the doctor, and that the device is shared. */
function keepAddress(link: HTMLAnchorElement): void {
  const asked = new URLSearchParams(window.location.search);
  asked.set('lang', link.lang);
  link.search = asked.toString();
}

/** The languages of the page, each in its own script, as links: they work without a script. Nothing where there is no choice. */
export function LanguageSwitch({ onChoose }: Props): ReactElement | null {
  const { words, offered } = usePageLanguage();
  const isEmbedded = useIsEmbedded();
  if (offered.length < 2) return null;
  const choose = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void => {
    keepAddress(link);
    if (isLanguage(link.lang)) onChoose?.(link.lang);
  };
  return (
    <nav className="languages wrap" aria-label={words.pages.language.choice()}>
      <ul>
        {offered.map((language) => (
          <li key={language}>
            <a
              href={searchOf(isEmbedded, { lang: language })}
              lang={language}
              hrefLang={language}
              aria-current={language === words.language ? 'true' : undefined}
              onClick={choose}
            >
              {nameOf(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
