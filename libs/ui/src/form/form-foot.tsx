import { Button } from 'antd';
import { useOfflineSince } from '../states/use-offline-since';

interface FormFootProps {
  /** Id of the form that is submitted. */
  readonly form: string;
  /** What submitting it does, e.g. 'Save Patient'. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The buttons below the form of a dialog. Offline nothing can be saved; the banner says so (states/offline-banner.tsx). */
export function FormFoot({ form, submit, busy, onCancel }: FormFootProps) {
  const offline = useOfflineSince() !== null;
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button type="primary" htmlType="submit" form={form} loading={busy} disabled={offline}>
        {submit}
      </Button>
    </>
  );
}
