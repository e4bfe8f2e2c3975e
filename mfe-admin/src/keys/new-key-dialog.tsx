import './keys.css';
import { KEY_SHOWN_ONCE } from '@arogya/domain/keys/texts';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

interface NewKeyDialogProps {
  readonly title: string;
  readonly secret: string;
  /** How it is used, below it. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The key itself, which is shown this once. */
export const NewKeyDialog = ({ title, secret, children, onClose }: NewKeyDialogProps) => (
  <Modal
    open
    title={title}
    footer={
      <Button type="primary" onClick={onClose}>
        Done
      </Button>
    }
    closable={false}
    mask={{ closable: false }}
    keyboard={false}
  >
    <div className="ad-new-key">
      <p>{KEY_SHOWN_ONCE}</p>
      <code>{secret}</code>
      <CopyButton text={secret} label="Copy Key" wide />
      {children}
    </div>
  </Modal>
);
