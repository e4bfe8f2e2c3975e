import { AccountFields } from '@arogya/features/users/account-fields';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { useMemo } from 'react';
import { HospitalCareFields, HospitalContactFields, HospitalFields } from './hospital-fields';
import { NEW_HOSPITAL, hospitalValues, type HospitalValues } from './hospital-form-values';
import type { Hospital } from '@arogya/api/hospitals';
import { useSaveHospital } from './use-save-hospital';

const FORM = 'hospital';

interface HospitalFormDialogProps {
  readonly open: boolean;
  /** null: a new hospital. */
  readonly hospital: Hospital | null;
  readonly onClose: () => void;
}

/** Add or edit a hospital. It stays mounted, so that a draft survives closing; give it a `key` per record and version. */
export function HospitalFormDialog({ open, hospital, onClose }: HospitalFormDialogProps) {
  const [form] = Form.useForm<HospitalValues>();
  const initial = useMemo(() => (hospital ? hospitalValues(hospital) : NEW_HOSPITAL), [hospital]);
  const { save, saving, news } = useSaveHospital({ form, hospital, onSaved: onClose });
  const footer = <FormFoot form={FORM} submit={hospital ? 'Save Hospital' : 'Add Hospital'} busy={saving} onCancel={onClose} />;
  return (
    <Modal
      open={open}
      title={hospital ? 'Edit Hospital' : 'Add Hospital'}
      footer={footer}
      onCancel={onClose}
      {...LONG_FORM}
      {...(hospital ? {} : { afterOpenChange: focusOnOpen(`${FORM}_name`) })}
    >
      <StaleNewsAlert news={news} />
      <RuleForm<HospitalValues> form={form} id={FORM} initialValues={initial} busy={saving} onSubmit={save}>
        <HospitalFields keptCity={initial.city ?? ''} isNew={!hospital} />
        <HospitalContactFields />
        <HospitalCareFields />
        <AccountFields label="Create administrator account" hint="Lets someone at the hospital sign in and manage it" />
      </RuleForm>
    </Modal>
  );
}
