import type { ReactElement } from 'react';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import type { LinkBarrier, LinkedAppointment } from '@arogya/domain/links/link';
import { Text } from '../words/text';
import { useWords } from '../words/words';
import { barriersToSay } from './state';

const HOUR = 60;

function sentenceOf(words: PagesWords['appointment']['barrier'], barrier: LinkBarrier, { changeUntil }: LinkedAppointment): string {
  switch (barrier) {
    case 'begun':
      return words.begun();
    case 'tooLate':
      return changeUntil % HOUR === 0 ? words.tooLateHours({ hours: changeUntil / HOUR }) : words.tooLateMinutes({ minutes: changeUntil });
    case 'movesUsed':
      return words.movesUsed();
    case 'noBooking':
      return words.noBooking();
    case 'notToday':
    case 'closed':
      return '';
  }
}

/** Why the appointment cannot be moved or cancelled here, and who can do it. */
export function Barriers({ appointment }: { appointment: LinkedAppointment }): ReactElement | null {
  const { barrier: words } = useWords().appointment;
  const barriers = barriersToSay(appointment);
  if (barriers.length === 0) return null;
  const sentences = [...barriers.map((barrier) => sentenceOf(words, barrier, appointment)), words.call()];
  return (
    <Text as="p" className="note">
      {sentences.join(' ')}
    </Text>
  );
}
