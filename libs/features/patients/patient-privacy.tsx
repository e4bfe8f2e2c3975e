import { DownloadOutlined } from '@ant-design/icons';
import type { Patient } from '@arogya/api/patients';
import { logOf, WHO_LOOKED } from '@arogya/domain/audit/texts';
import { ERASE_PATIENT, EXPORT_PATIENT } from '@arogya/domain/privacy/erasure';
import { EXPORT_FAILED } from '@arogya/domain/stats/texts';
import { useProof } from '@arogya/features/exports/use-proof';
import { Allowed, Link } from '@arogya/platform';
import { Button } from 'antd';
import { useState, type MouseEvent } from 'react';
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

/** The browser fetches the file itself, once the server knows who asks for it. */
function DownloadData({ patient }: { patient: Patient }) {
  const isProved = useProof(EXPORT_FAILED);
  const address = `/api/patients/${patient.id}/export`;
  const begin = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (!(await isProved())) return;
    const link = document.createElement('a');
    Object.assign(link, { href: address, download: '' });
    link.click();
  };
  return (
    <Button icon={<DownloadOutlined />} href={address} download onClick={(event) => void begin(event)}>
      {EXPORT_PATIENT}
    </Button>
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
        <DownloadData patient={props.patient} />
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
