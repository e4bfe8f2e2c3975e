import './link.css';
import { useUpdateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import { AS_THE_PATIENT, LANGUAGE_LABELS, LANGUAGE_OF_MESSAGES } from '@arogya/domain/languages/labels';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { LANGUAGE_CHANGED, LANGUAGE_FAILED, MOVED_BY_PATIENT, movesText, PATIENT_LINK, saidFacts } from '@arogya/domain/links/texts';
import { ifMatch } from '@arogya/features/versions/present-record';
import { useSession, useSubmit } from '@arogya/platform';
import { formatDateTime } from '@arogya/ui/look/formats';
import { Facts } from '@arogya/ui/record/record-drawer';
import { RecordPart } from '@arogya/ui/record/record-part';
import { Select } from 'antd';
import { orSayMeanwhile, useSeenVersion } from '../edit/meanwhile';
import { LinkShown } from './link-shown';

const NOT_CHOSEN = '';
const CHOICES = [
  { value: NOT_CHOSEN, label: AS_THE_PATIENT },
  ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_LABELS[language] })),
];

/** In which the messages of the appointment are written; saved as it is chosen. */
function LanguageChoice({ appointment }: { appointment: Appointment }) {
  const { role } = useSession();
  const [update] = useUpdateAppointmentMutation();
  const [submit, busy] = useSubmit();
  const seen = useSeenVersion();
  const choose = (chosen: string): void => {
    const language = chosen === NOT_CHOSEN ? null : (chosen as Language);
    const call = { id: appointment.id, ...ifMatch(seen(appointment)), updateAppointment: { language } };
    void submit(() => orSayMeanwhile(appointment, () => update(call).unwrap()), { success: LANGUAGE_CHANGED, failure: LANGUAGE_FAILED });
  };
  return (
    <Select
      className="ad-link-language"
      aria-label={LANGUAGE_OF_MESSAGES}
      value={appointment.language ?? NOT_CHOSEN}
      options={CHOICES}
      loading={busy}
      disabled={busy || !can(role, 'appointments:change')}
      onChange={choose}
    />
  );
}

/** What the patient has said by the link, the language of the messages, and the link itself, for those who may show it. */
export function LinkPart({ appointment }: { appointment: Appointment }) {
  const { role } = useSession();
  const { said, hospital } = appointment;
  if (!hospital || !can(role, 'appointments:link')) return null;
  const when = (at: string): string => formatDateTime(at, hospital.timeZone);
  return (
    <RecordPart title={PATIENT_LINK}>
      <Facts
        facts={[
          ...saidFacts(said ?? {}, when),
          [MOVED_BY_PATIENT, movesText(said?.moves ?? 0)],
          [LANGUAGE_OF_MESSAGES, <LanguageChoice key="language" appointment={appointment} />],
        ]}
      />
      <LinkShown key={appointment.id} appointment={appointment} />
    </RecordPart>
  );
}
