import { REFUSALS } from '@arogya/domain/refusal';
import { Alert } from 'antd';
import type { StaleNews } from './use-versioned';

const textOf = ({ clashes }: StaleNews): string =>
  clashes.length === 0
    ? 'Their changes are now in this form beside yours. Save again to keep both.'
    : 'You both changed the marked fields. Check them, then save again to keep your values.';

/** Shown above a form whose record somebody else has saved meanwhile. */
export function StaleNewsAlert({ news }: { news: StaleNews | null }) {
  if (!news) return null;
  return <Alert type="warning" showIcon role="alert" className="ad-form-alert" title={REFUSALS.stale[1]} description={textOf(news)} />;
}
