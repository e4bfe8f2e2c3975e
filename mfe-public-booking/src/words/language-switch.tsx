import type { MouseEvent, ReactElement } from 'react';
import { isLanguage, LANGUAGE_NAMES } from '@arogya/domain/languages/languages';
import { usePageLanguage } from './words';

const nameOf = (language: string): string => (isLanguage(language) ? LANGUAGE_NAMES[language] : language);

/** The rest of the address stays: the doctor, and that the device is shared. */
function keepAddress({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const asked = new URLSearchParams(window.location.search);
  asked.set('lang', link.lang);
  link.search = asked.toString();
}

/** The languages of the page, each in its own script, as links: they work without a script. Nothing where there is no choice. */
export function LanguageSwitch(): ReactElement | null {
  const { words, offered } = usePageLanguage();
  if (offered.length < 2) return null;
  return (
    <nav className="languages wrap" aria-label={words.pages.language.choice()}>
      <ul>
        {offered.map((language) => (
          <li key={language}>
            <a
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === words.language ? 'true' : undefined}
              onClick={keepAddress}
            >
              {nameOf(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
