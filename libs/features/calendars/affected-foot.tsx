import { Button } from 'antd';

interface AffectedFootProps {
  readonly decides: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

const KEYS: readonly (readonly [string, string])[] = [
  ['J K', 'row'],
  ['M', 'next proposal'],
  ['R', 'another doctor'],
  ['C', 'cancel'],
  ['Ctrl Enter', 'apply'],
];

/** The keys of the list, and its one button. */
export const AffectedFoot = ({ decides, busy, disabled, onClose, onApply }: AffectedFootProps) => (
  <div className="ad-affected-foot">
    {decides ? (
      <p className="ad-affected-keys" aria-label="Keys">
        {KEYS.map(([key, what]) => (
          <span key={key}>
            <kbd>{key}</kbd> {what}
          </span>
        ))}
      </p>
    ) : null}
    <Button onClick={onClose} disabled={busy}>
      Back
    </Button>
    <Button type="primary" loading={busy} disabled={disabled} onClick={onApply}>
      {decides ? 'Apply' : 'Save'}
    </Button>
  </div>
);
