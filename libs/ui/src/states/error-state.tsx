import '../cards/stat-card.css';
import './states.css';
import { WarningOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';

interface ErrorStateProps {
  readonly title?: string;
  /** One sentence, e.g. `sentenceOf(error, 'Failed to fetch doctors')`. */
  readonly text: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** What the button does, if not the same again. */
  readonly action?: string;
}

/** Replaces what could not be loaded. */
export function ErrorState({ title = 'This could not be loaded', text, onRetry, retrying = false, action = 'Retry' }: ErrorStateProps) {
  return (
    <div className="ad-state" role="alert">
      <span className="ad-state-icon ad-tone-error" aria-hidden="true">
        <WarningOutlined />
      </span>
      <p className="ad-state-title">{title}</p>
      <p className="ad-state-hint">{text}</p>
      {onRetry ? (
        <div className="ad-state-action">
          <Button onClick={onRetry} loading={retrying}>
            {action}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Shown above rows that are kept although refreshing them failed. */
export function StaleNotice({ text, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={`${text} Showing what was loaded before.`}
      className="ad-stale"
      action={
        onRetry ? (
          <Button size="small" onClick={onRetry} loading={retrying}>
            Retry
          </Button>
        ) : undefined
      }
    />
  );
}
