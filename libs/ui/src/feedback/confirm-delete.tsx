import { Modal } from 'antd';
import { useId, type ReactNode } from 'react';
import { focusOnOpen } from '../form/focus-on-open';

interface ConfirmDeleteProps {
  readonly open: boolean;
  readonly title: string;
  /** What is asked; the sentence is the product's own (docs/spec/messages.md). */
  readonly text: ReactNode;
  /** What else follows from it, e.g. a count, or an alternative. */
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is deleted. The focus starts on Cancel, so that Enter never deletes by accident. */
export function ConfirmDelete({
  open,
  title,
  text,
  children,
  confirmLabel = 'Delete',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDeleteProps) {
  const safe = useId();
  return (
    <Modal
      open={open}
      title={title}
      okText={confirmLabel}
      onOk={onConfirm}
      onCancel={onCancel}
      confirmLoading={busy}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ id: safe, disabled: busy }}
      afterOpenChange={focusOnOpen(safe)}
      mask={{ closable: !busy }}
      destroyOnHidden
    >
      <p>{text}</p>
      {children}
    </Modal>
  );
}
