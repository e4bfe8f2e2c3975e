import { LANGUAGE_NAMES, LANGUAGES, SOURCE_LANGUAGE, type Language } from '@arogya/domain/languages/languages';
import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { PRODUCT, TAGLINE } from '@arogya/domain/texts';
import { countsOf } from '@arogya/languages/contents';
import { PAGES } from '@arogya/languages/generated/all-pages';
import { NOTICES } from '@arogya/languages/generated/all-notices';
import { BrandMark } from '@arogya/ui/look/brand-mark';

/** The languages that the notice was written in: the others are translations, and drafts until a named speaker has read them. */
const WRITTEN_IN: readonly Language[] = ['en', 'hi'];

function isDraft(language: Language): boolean {
  const { texts, reviewed } = countsOf('notice', language) ?? { texts: 1, reviewed: 0 };
  return !WRITTEN_IN.includes(language) && reviewed < texts;
}

interface Props {
  readonly language: Language;
}

const Header = ({ language }: Props) => (
  <header className="privacy-top">
    <a href="/" lang={SOURCE_LANGUAGE} aria-label={`${PRODUCT}, ${TAGLINE}`}>
      <BrandMark size={32} />
      <strong>{PRODUCT}</strong>
    </a>
    <nav aria-label={PAGES[language].pages.language.choice()}>
      {LANGUAGES.map((other) => (
        <a key={other} href={`?lang=${other}`} lang={other} hrefLang={other} aria-current={other === language ? 'true' : undefined}>
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </nav>
  </header>
);

/** Above a translation that nobody has read yet: which text counts, for whoever reads one of the two. */
const Draft = ({ language }: Props) => (
  <div className="privacy-draft" role="note">
    <p>{NOTICES[language].draft()}</p>
    <p lang={SOURCE_LANGUAGE}>{NOTICES.en.draft()}</p>
    <a href={`?lang=${SOURCE_LANGUAGE}`} lang={SOURCE_LANGUAGE} hrefLang={SOURCE_LANGUAGE}>
      {LANGUAGE_NAMES.en}
    </a>
  </div>
);

const Words = ({ language }: Props) => {
  const { title, lead, version, sections } = NOTICES[language];
  return (
    <article>
      <h1 className="privacy-title">{title()}</h1>
      <p className="privacy-lead">{lead()}</p>
      {Object.entries(sections).map(([name, { title: part, ...points }]) => (
        <section key={name}>
          <h2 className="privacy-part">{part()}</h2>
          <ul>
            {Object.entries(points).map(([key, point]) => (
              <li key={key}>{point()}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="privacy-version">
        {version()} <time dateTime={NOTICE_VERSION}>{NOTICE_VERSION}</time>
      </p>
    </article>
  );
};

/** The privacy notice in one language, rendered by the build: it needs no script, and no page has the words of another. */
export const PrivacyPage = ({ language }: Props) => (
  <>
    <Header language={language} />
    <main className="privacy">
      {isDraft(language) ? <Draft language={language} /> : null}
      <Words language={language} />
    </main>
  </>
);
