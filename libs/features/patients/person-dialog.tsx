import './patients.css';
import { useRowsOfPhoneQuery } from '@arogya/api/patients';
import { patientRules } from '@arogya/domain/patients/rules';
import { NO_ROWS, REQUEST_TEXT, REQUEST_TITLE, ROWS_FAILED, SHOW_ROWS } from '@arogya/domain/privacy/erasure';
import { Fetched } from '@arogya/features/records/fetched';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { PersonRows } from './person-rows';

interface PersonKey {
  readonly phone: string;
  /** Whose rows are chosen at first. */
  readonly name?: string;
}

interface PersonDialogProps {
  /** Without it the number is asked for. */
  readonly of?: PersonKey;
  readonly onClose: () => void;
  readonly onErased?: () => void;
}

function AskPhone({ onPhone }: { onPhone: (phone: string) => void }) {
  const [form] = Form.useForm<{ phone: string }>();
  return (
    <RuleForm form={form} onSubmit={({ phone }) => onPhone(phone.trim())}>
      <RuleField name="phone" label="Phone" rule={patientRules.phone} isLookup>
        <Input type="tel" inputMode="tel" placeholder="+91" autoComplete="off" />
      </RuleField>
      <Button type="primary" htmlType="submit">
        {SHOW_ROWS}
      </Button>
    </RuleForm>
  );
}

function RowsOfPhone({ of, onDone }: { of: PersonKey; onDone: () => void }) {
  const query = useRowsOfPhoneQuery({ phone: of.phone }, { refetchOnMountOrArgChange: true });
  return (
    <Fetched query={query} failure={ROWS_FAILED} label="Loading the rows of this number">
      {(found) => (found.rows.length === 0 ? <EmptyState text={NO_ROWS} /> : <PersonRows {...of} found={found} onDone={onDone} />)}
    </Fetched>
  );
}

/** All rows of a number before anything is copied or erased: a person may be a patient, a lead and an enquiry. */
export function PersonDialog({ of, onClose, onErased }: PersonDialogProps) {
  const [typed, setTyped] = useState<PersonKey | null>(of ?? null);
  const done = (): void => {
    onClose();
    onErased?.();
  };
  return (
    <Modal open title={REQUEST_TITLE} onCancel={onClose} footer={null} destroyOnHidden>
      <p>{REQUEST_TEXT}</p>
      {typed ? <RowsOfPhone of={typed} onDone={done} /> : <AskPhone onPhone={(phone) => setTyped({ phone })} />}
    </Modal>
  );
}
