import { DownloadOutlined } from '@ant-design/icons';
import type { Patient } from '@arogya/api/patients';
import { logOf, WHO_LOOKED } from '@arogya/domain/audit/texts';
import { ERASE_PATIENT, EXPORT_PATIENT } from '@arogya/domain/privacy/erasure';
import { Allowed, Link } from '@arogya/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { PersonDialog } from './person-dialog';

interface PatientPrivacyProps {
  readonly patient: Patient;
  readonly onErased: () => void;
}

function ErasePatient({ patient, onErased }: PatientPrivacyProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button danger onClick={() => setAsked(true)}>
        {ERASE_PATIENT}
      </Button>
      {asked ? <PersonDialog of={patient} onClose={() => setAsked(false)} onErased={onErased} /> : null}
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
