import './reported.css';
import { useReportedPatientQuery, type ReportedValue, type ReportedPatient, type Appointment } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import { REPORTED_FAILED, REPORTED_LABELS, REPORTED_SAME, REPORTED_TITLE } from '@arogya/domain/patients/reported';
import { GENDER_LABELS, type Gender } from '@arogya/domain/patients/rules';
import { Fetched } from '@arogya/features/records/fetched';
import { useSession } from '@arogya/platform';
import { FactsPart, RecordPart } from '@arogya/ui/record/record-part';
import { Button } from 'antd';
import { reportedFacts } from './reported-facts';
import { SamePhoneHint } from '../booking/same-phone-hint';
import { useReportedMutations } from './use-reported-mutations';

const shown = (field: string, value: string | null): string =>
  value === null ? '—' : field === 'gender' ? (GENDER_LABELS[value as Gender] ?? value) : value;

const Comparison = ({ values }: { values: readonly ReportedValue[] }) => (
  <table className="ad-reported">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">On file</th>
        <th scope="col">Reported</th>
      </tr>
    </thead>
    <tbody>
      {values.map(({ field, onFile, reported }) => (
        <tr key={field}>
          <th scope="row">{REPORTED_LABELS[field]}</th>
          <td>{shown(field, onFile)}</td>
          <td>{shown(field, reported)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Accepts or dismisses the report with one tap. */
function Decision({ appointment, values }: { appointment: Appointment; values: readonly ReportedValue[] }) {
  const { accept, dismiss, busy } = useReportedMutations(appointment);
  return (
    <RecordPart title={REPORTED_TITLE}>
      {values.length > 0 ? <Comparison values={values} /> : <p className="ad-quiet">{REPORTED_SAME}</p>}
      <div className="ad-appointment-changes">
        {values.length > 0 ? (
          <Button type="primary" loading={busy === 'accept'} disabled={busy === 'dismiss'} onClick={accept}>
            Accept
          </Button>
        ) : null}
        <Button loading={busy === 'dismiss'} disabled={busy === 'accept'} onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </RecordPart>
  );
}

function Compared({ appointment }: { appointment: Appointment }) {
  const query = useReportedPatientQuery({ id: appointment.id }, { refetchOnMountOrArgChange: true });
  return (
    <Fetched<ReportedPatient> query={query} failure={REPORTED_FAILED} rows={3}>
      {({ reported, samePhone }) => (
        <>
          <SamePhoneHint others={samePhone} />
          {appointment.reported ? <Decision appointment={appointment} values={reported} /> : null}
        </>
      )}
    </Fetched>
  );
}

/** What the patient reported when booking. Staff with the permission compare it with the record; others only read it. */
export function ReportedPart({ appointment }: { appointment: Appointment }) {
  const { role } = useSession();
  const concerned = appointment.reported !== null || appointment.source === 'public';
  if (concerned && can(role, 'appointments:reported')) return <Compared appointment={appointment} />;
  const facts = reportedFacts(appointment.reported);
  return facts.length > 0 ? <FactsPart title={REPORTED_TITLE} facts={facts} /> : null;
}
