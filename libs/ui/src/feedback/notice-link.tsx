import './notice-link.css';
import { NOTICE_LINK, NOTICE_PATH } from '@arogya/domain/privacy/notice';

/** A link to the privacy notice where data is entered; it opens without losing what is typed. */
export const NoticeLink = () => (
  <p className="ad-notice-link">
    <span>{NOTICE_LINK.before}</span>
    <a href={NOTICE_PATH} target="_blank" rel="noopener">
      {NOTICE_LINK.link}
    </a>
    <span>{NOTICE_LINK.after}</span>
  </p>
);
