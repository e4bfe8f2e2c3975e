import { DownloadOutlined } from '@ant-design/icons';
import { useErasePatientMutation, type Patient } from '@arogya/api/patients';
import { logOf, WHO_LOOKED } from '@arogya/domain/audit/texts';
import {
  ERASE_CONFIRM,
  ERASE_DONE,
  ERASE_FAILED,
  ERASE_KEPT,
  ERASE_PATIENT,
  ERASE_TEXT,
  ERASE_TITLE,
  EXPORT_PATIENT,
} from '@arogya/domain/privacy/erasure';
import { Allowed, Link, useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { Button } from 'antd';
import { useState } from 'react';

interface PatientPrivacyProps {
  readonly patient: Patient;
  readonly onErased: () => void;
}

function ErasePatient({ patient, onErased }: PatientPrivacyProps) {
  const [asked, setAsked] = useState(false);
  const [submit, busy] = useSubmit();
  const [erasePatient] = useErasePatientMutation();
  const erase = async (): Promise<void> => {
    const done = await submit(() => erasePatient({ id: patient.id }), { success: ERASE_DONE, failure: ERASE_FAILED });
    if (done.ok) onErased();
  };
  return (
    <>
      <Button danger onClick={() => setAsked(true)}>
        {ERASE_PATIENT}
      </Button>
      <ConfirmDelete
        open={asked}
        title={ERASE_TITLE}
        text={<strong>{patient.name}</strong>}
        confirmLabel={ERASE_CONFIRM}
        busy={busy}
        onConfirm={() => void erase()}
        onCancel={() => setAsked(false)}
      >
        <Consequences lines={[...ERASE_TEXT, ERASE_KEPT]} />
      </ConfirmDelete>
    </>
  );
}

/** The rights of a person over their data: a copy, and its erasure (DPDP Act). */
export const PatientPrivacy = (props: PatientPrivacyProps) => (
  <Allowed action="patients:erase">
    <section className="ad-privacy" aria-labelledby="patient-privacy">
      <h3 className="ad-appointments-head" id="patient-privacy">
        Privacy
      </h3>
      <div className="ad-privacy-tools">
        <Button icon={<DownloadOutlined />} href={`/api/patients/${props.patient.id}/export`} download>
          {EXPORT_PATIENT}
        </Button>
        <ErasePatient {...props} />
      </div>
      <Allowed action="audit:read">
        <Link className="ad-privacy-log" to={logOf('patient', props.patient.id)}>
          {WHO_LOOKED}
        </Link>
      </Allowed>
    </section>
  </Allowed>
);
