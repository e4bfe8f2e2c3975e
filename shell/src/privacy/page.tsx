import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { NOTICE_LANGUAGES, NOTICES, type NoticeLanguage } from '@arogya/domain/privacy/notice-words';
import { PRODUCT, TAGLINE } from '@arogya/domain/texts';
import { BrandMark } from '@arogya/ui/look/brand-mark';

const LANGUAGE_NAMES: Record<NoticeLanguage, string> = { en: 'English', hi: 'हिन्दी' };

const Header = () => (
  <header className="privacy-top">
    <a href="/" aria-label={`${PRODUCT}, ${TAGLINE}`}>
      <BrandMark size={32} />
      <strong>{PRODUCT}</strong>
    </a>
    <nav aria-label="Language">
      {NOTICE_LANGUAGES.map((language) => (
        <a key={language} href={`#${language}`} lang={language}>
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  </header>
);

const Words = ({ language }: { language: NoticeLanguage }) => {
  const { title, lead, version, sections } = NOTICES[language];
  const Title = language === 'en' ? 'h1' : 'h2';
  const Part = language === 'en' ? 'h2' : 'h3';
  return (
    <article id={language} lang={language}>
      <Title className="privacy-title">{title}</Title>
      <p className="privacy-lead">{lead}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <Part className="privacy-part">{section.title}</Part>
          <ul>
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="privacy-version">
        {version} <time dateTime={NOTICE_VERSION}>{NOTICE_VERSION}</time>
      </p>
    </article>
  );
};

/** The privacy notice in each of its languages, rendered by the build: it needs no script. */
export const PrivacyPage = () => (
  <>
    <Header />
    <main className="privacy">
      {NOTICE_LANGUAGES.map((language) => (
        <Words key={language} language={language} />
      ))}
    </main>
  </>
);
