import { ACCESS_DASHBOARD, CLOSING_TEXT, CLOSING_TITLE, COPYRIGHT, SEND_ENQUIRY } from '@arogya/domain/enquiries/landing';
import { NOTICE_NAME, NOTICE_PATH } from '@arogya/domain/privacy/notice';
import { PRODUCT, TAGLINE } from '@arogya/domain/texts';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { Features } from './features';
import { Hero } from './hero';
import { Steps } from './steps';

const Header = () => (
  <header className="top">
    <div className="wrap top-row">
      <div className="brand">
        <BrandMark size={40} />
        <p>
          <strong>{PRODUCT}</strong>
          <span>{TAGLINE}</span>
        </p>
      </div>
      <a className="button quiet" href="/login">
        {ACCESS_DASHBOARD}
      </a>
    </div>
  </header>
);

const Closing = () => (
  <section className="closing" aria-labelledby="closing-title">
    <svg viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 92h150l14-58 22 104 20-70 10 24h984"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <div className="wrap">
      <h2 id="closing-title">{CLOSING_TITLE}</h2>
      <p>{CLOSING_TEXT}</p>
      <button type="button" className="button light" data-opens="enquiry">
        {SEND_ENQUIRY}
      </button>
    </div>
  </section>
);

const Footer = () => (
  <footer className="foot">
    <div className="wrap">
      <BrandMark size={22} />
      <p>{COPYRIGHT}</p>
      <a href={NOTICE_PATH}>{NOTICE_NAME}</a>
    </div>
  </footer>
);

/** The landing page, rendered once by the build; the browser gets plain HTML. */
export const LandingPage = () => (
  <>
    <Header />
    <main>
      <Hero />
      <Features />
      <Steps />
      <Closing />
    </main>
    <Footer />
    <div id="enquiry" />
  </>
);
