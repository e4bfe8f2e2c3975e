import { Button } from 'antd';

interface FormFootProps {
  /** Id of the form that is submitted. */
  readonly form: string;
  /** What submitting it does, e.g. 'Save Patient'. */
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The buttons below the form of a dialog. */
export const FormFoot = ({ form, submit, busy, onCancel }: FormFootProps) => (
  <>
    <Button onClick={onCancel} disabled={busy}>
      Cancel
    </Button>
    <Button type="primary" htmlType="submit" form={form} loading={busy}>
      {submit}
    </Button>
  </>
);
