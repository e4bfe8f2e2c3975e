import { useTryReleaseMutation } from '@arogya/api/releases';
import { TRY_FAILED, TRY_HERE, TRY_TEXT } from '@arogya/domain/releases/texts';
import { useSubmit } from '@arogya/platform';
import { Modal } from 'antd';

interface TryDialogProps {
  readonly name: string;
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before a link changes what somebody works with. */
export function TryDialog({ name, id, onClose }: TryDialogProps) {
  const [submit, busy] = useSubmit();
  const [tryRelease] = useTryReleaseMutation();
  const start = async (): Promise<void> => {
    const done = await submit(() => tryRelease({ mfe: name, tryRelease: { id } }), { failure: TRY_FAILED });
    // Without the link: a reload must not ask again.
    if (done.ok) location.replace(location.pathname);
  };
  return (
    <Modal open title={`${TRY_HERE}: ${name}`} okText={TRY_HERE} confirmLoading={busy} onOk={() => void start()} onCancel={onClose}>
      <p>{TRY_TEXT}</p>
      <p>{id}</p>
    </Modal>
  );
}
