import type { NewReleaseKey } from '@arogya/api/releases';
import { KEY_SHOWN_ONCE } from '@arogya/domain/releases/texts';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Button, Modal } from 'antd';

/** The key itself, which is shown this once. */
export const NewKeyDialog = ({ made: { key, label, mfe }, onClose }: { made: NewReleaseKey; onClose: () => void }) => (
  <Modal
    open
    title={`Key of ${label} for ${mfe}`}
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
      <code>{key}</code>
      <CopyButton text={key} label="Copy Key" wide />
    </div>
  </Modal>
);
