import { REFUSALS } from '@arogya/domain/refusal';
import { Alert, Button } from 'antd';
import type { OtherChange } from './edit-values';

interface StaleNoticeProps {
  readonly theirs: readonly OtherChange[];
  readonly onTake: (theirs: OtherChange) => void;
  readonly onReload: () => void;
}

/** Somebody else has saved first: shows what clashes, and takes the other's values one by one or all at once. */
export function StaleNotice({ theirs, onTake, onReload }: StaleNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="ad-stale-appointment"
      title={REFUSALS.stale[1]}
      description={
        <>
          {theirs.length === 0
            ? 'Their changes are now in this form beside yours. Save again to keep both.'
            : 'You both changed these fields. Your values are in the form: save again to keep them, or take theirs.'}
          <dl className="ad-theirs">
            {theirs.map((one) => (
              <div key={one.label}>
                <dt>{one.label}</dt>
                <dd>{one.shown || 'Empty'}</dd>
                <dd>
                  <Button size="small" onClick={() => onTake(one)} aria-label={`Take their ${one.label}`}>
                    Take theirs
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
          <Button size="small" onClick={onReload}>
            Reload, and drop my changes
          </Button>
        </>
      }
    />
  );
}
