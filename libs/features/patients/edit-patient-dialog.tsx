import { useUpdatePatientMutation, type Patient } from '@arogya/api/patients';
import { PATIENT_UPDATED } from '@arogya/domain/patients/texts';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { useMemo } from 'react';
import { PatientFields } from './patient-fields';
import { patientBody, patientValues, type PatientValues } from './patient-form-values';

const FORM = 'patient';

interface EditPatientDialogProps {
  readonly open: boolean;
  readonly patient: Patient;
  readonly onClose: () => void;
}

/** Edit a patient. It stays mounted, so that a draft survives closing; give it a `key` per record and version. */
export function EditPatientDialog({ open, patient, onClose }: EditPatientDialogProps) {
  const [form] = Form.useForm<PatientValues>();
  const [submit, saving] = useSubmit();
  const [updatePatient] = useUpdatePatientMutation();
  const { ifMatch, news, absorb } = useVersioned<Patient, PatientValues>(form, patient, patientValues);
  const initial = useMemo(() => patientValues(patient), [patient]);
  const save = async (values: PatientValues): Promise<void> => {
    const change = { id: patient.id, ...(ifMatch ? { 'If-Match': ifMatch } : {}), updatePatient: patientBody(values) };
    const done = await submit(() => updatePatient(change), { success: PATIENT_UPDATED, failure: 'Failed to update patient.', form });
    if (done.ok) onClose();
    else absorb(done.failure);
  };
  const footer = <FormFoot form={FORM} submit="Save Patient" busy={saving} onCancel={onClose} />;
  return (
    <Modal open={open} title="Edit Patient" footer={footer} onCancel={onClose} {...LONG_FORM}>
      <StaleNewsAlert news={news} />
      <RuleForm<PatientValues> form={form} id={FORM} initialValues={initial} busy={saving} onSubmit={save}>
        <PatientFields />
      </RuleForm>
    </Modal>
  );
}
