import type { ReactElement } from 'react';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { Icon, type IconName } from '../page/icon';
import { Text } from '../words/text';
import { whenShort } from '../words/when';
import { useWords } from '../words/words';
import type { ReadAppointment } from './appointment-data';
import { stateOf, type AppointmentState } from './state';

export const STATE_ID = 'state';

interface Look {
  readonly icon: IconName;
  readonly tone: 'good' | 'warn' | 'bad' | 'past';
}

const LOOKS: Readonly<Record<AppointmentState, Look>> = {
  pending: { icon: 'calendar', tone: 'good' },
  confirmed: { icon: 'check', tone: 'good' },
  moved: { icon: 'alert', tone: 'warn' },
  late: { icon: 'clock', tone: 'warn' },
  coming: { icon: 'check', tone: 'good' },
  begun: { icon: 'clock', tone: 'good' },
  cancelledByPatient: { icon: 'close', tone: 'past' },
  cancelledByHospital: { icon: 'close', tone: 'bad' },
  missed: { icon: 'alert', tone: 'past' },
  over: { icon: 'check', tone: 'past' },
};

function sentencesOf(
  pages: PagesWords,
  state: AppointmentState,
  { said, movedFrom }: LinkedAppointment,
): readonly [title: string, text: string] {
  const { state: words } = pages.appointment;
  switch (state) {
    case 'pending':
      return [words.pending(), words.pendingText()];
    case 'confirmed':
      return [words.confirmed(), words.confirmedText()];
    case 'moved':
      return [
        words.moved(),
        movedFrom ? words.movedFrom({ when: whenShort(pages, movedFrom.appointmentDate), doctor: doctorName(movedFrom.doctor) }) : '',
      ];
    case 'late':
      return [words.late({ minutes: String(said.late?.minutes ?? '') }), words.lateText()];
    case 'coming':
      return [words.coming(), words.comingText()];
    case 'begun':
      return [words.begun(), ''];
    case 'cancelledByPatient':
      return [words.cancelled(), words.cancelledByPatient()];
    case 'cancelledByHospital':
      return [words.cancelled(), words.cancelledByHospital()];
    case 'missed':
      return [words.missed(), words.missedText()];
    case 'over':
      return [words.over(), ''];
  }
}

/** How it stands with the appointment, in a heading and one sentence. It is read out when it changes. */
export function StateView({ read }: { read: ReadAppointment }): ReactElement {
  const pages = useWords();
  const state = stateOf(read);
  const { icon, tone } = LOOKS[state];
  const [title, text] = sentencesOf(pages, state, read.appointment);
  return (
    <div className={`state ${tone}`}>
      <span className="state-sign">
        <Icon name={icon} size={22} />
      </span>
      <div role="status">
        <Text as="h2" id={STATE_ID} tabIndex={-1}>
          {title}
        </Text>
        {text && <Text as="p">{text}</Text>}
      </div>
    </div>
  );
}
