import { REFUSALS } from '@arogya/domain/refusal';
import { Alert } from 'antd';
import type { StaleNews } from './use-versioned';

const textOf = ({ clashes }: StaleNews): string =>
  clashes.length === 0
    ? 'Their changes are now in this form beside yours. Save again to keep both.'
    : 'The marked fields were changed by both of you. Look at them, then save again to keep yours.';

/** Shown above a form whose record somebody else has saved meanwhile. */
export function StaleNewsAlert({ news }: { news: StaleNews | null }) {
  if (!news) return null;
  return <Alert type="warning" showIcon role="alert" className="ad-form-alert" title={REFUSALS.stale[1]} description={textOf(news)} />;
}
