import { EARLIER_MESSAGES, EARLIER_MESSAGES_HINT } from '@arogya/domain/notifications/texts';
import { usePastToasts } from '@arogya/platform';
import { TimeOf } from './time-of';

/** The toasts of this window: only one is visible at a time, and replaced ones can be read here. */
export function EarlierMessages() {
  const past = usePastToasts();
  if (past.length === 0) return null;
  return (
    <section aria-label={EARLIER_MESSAGES} className="ad-said">
      <h3>{EARLIER_MESSAGES}</h3>
      <p>{EARLIER_MESSAGES_HINT}</p>
      <ul>
        {past.map(({ id, at, title, text, tone }) => (
          <li key={id} data-tone={tone}>
            <span className="ad-news-title">{title}</span>
            {text ? <span>{text}</span> : null}
            <TimeOf at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
