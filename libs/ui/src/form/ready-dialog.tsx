import './ready-dialog.css';
import '../look/icon-button.css';
import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { holdFocus } from './hold-focus';

interface ReadyDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const CLOSED = { visibility: 'hidden' } as const;

/** What lies over a dialog and is closed by Escape before it. */
const OVER = ['ant-select-dropdown', 'ant-picker-dropdown'].map((name) => `.${name}:not(.${name}-hidden)`).join();

/**
 * A dialog that is in the document, and laid out, before it opens: opening it shows what is there, and renders none of it. antd's
 * Modal renders its own layers then, and moves them; that takes three times as long as showing what is in it.
 */
export function ReadyDialog({ open, title, className, onClose, children }: ReadyDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => (open && dialog.current ? holdFocus(dialog.current) : undefined), [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOurs = event.key === 'Escape' && !event.nativeEvent.isComposing && event.currentTarget.contains(event.target as Node);
    if (isOurs && document.querySelector(OVER) === null) onClose();
  };
  return createPortal(
    <div className="ad-ready" {...(open ? {} : { style: CLOSED, 'aria-hidden': true })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the fields inside */}
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`ad-ready-dialog ${className}`}
        onKeyDown={onKeyDown}
      >
        <div className="ad-ready-head">
          <div id={titleId}>{title}</div>
          <button type="button" className="ad-icon-button" aria-label="Close" onClick={onClose}>
            <CloseOutlined />
          </button>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}
