import './notice-link.css';
import { NOTICE_LINK, NOTICE_PATH } from '@arogya/domain/privacy/notice';

/** Leads to the privacy notice from where data is taken; what is typed stays. */
export const NoticeLink = () => (
  <p className="ad-notice-link">
    {NOTICE_LINK.before}
    <a href={NOTICE_PATH} target="_blank" rel="noopener">
      {NOTICE_LINK.link}
    </a>
    {NOTICE_LINK.after}
  </p>
);
