import { GET_STARTED, HERO_TEXT, HERO_TITLE, SEE_HOW } from '@arogya/domain/enquiries/landing';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { ENQUIRY_STATUS } from '@arogya/domain/enquiries/status';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { Starts } from './parts';

/** One appointment on its way through the product, shown with the product's own parts. */
const Journey = () => (
  <div className="journey" aria-hidden="true">
    <svg className="pulse" viewBox="0 0 560 480" preserveAspectRatio="none">
      <path d="M-40 84H120c70 0 60 150 130 150h170c76 0 76 190-16 190h-80" vectorEffect="non-scaling-stroke" />
    </svg>
    <div className="slip slip-enquiry">
      <div className="slip-head">
        <span className="face">MN</span>
        <p>
          <strong>Meera Nair</strong>
          <span>Website · 9:42 am</span>
        </p>
        <StatusTag look={ENQUIRY_STATUS.new} />
      </div>
      <p className="said">“Can I see a heart specialist this week, after work?”</p>
    </div>
    <div className="slip slip-time">
      <p className="slip-title">
        <strong>Dr. Asha Rao</strong>
        <span>Cardiology · Thursday</span>
      </p>
      <Starts starts={['4:30 pm', '4:45 pm', '5:15 pm', '5:30 pm', '5:45 pm', '6:00 pm']} chosen="5:30 pm" taken={['4:30 pm', '5:15 pm']} />
    </div>
    <div className="slip slip-appointment">
      <span className="tick">
        <svg viewBox="0 0 24 24" width="20" height="20">
          <path
            d="m5 12.5 4.5 4.5L19 7.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <p>
        <strong>Thursday, 5:30 pm</strong>
        <span>with Dr. Asha Rao</span>
      </p>
      <StatusTag look={APPOINTMENT_STATUS.confirmed} />
    </div>
  </div>
);

export const Hero = () => (
  <section className="hero" aria-labelledby="hero-title">
    <div className="wrap hero-grid">
      <div className="hero-words">
        <h1 id="hero-title">{HERO_TITLE}</h1>
        <p className="lede">{HERO_TEXT}</p>
        <div className="hero-acts">
          <button type="button" className="button" data-opens="enquiry">
            {GET_STARTED}
          </button>
          <a className="more" href="#how">
            {SEE_HOW} <span aria-hidden="true">↓</span>
          </a>
        </div>
        <p id="enquiry-note" className="note" role="alert" />
      </div>
      <Journey />
    </div>
  </section>
);
