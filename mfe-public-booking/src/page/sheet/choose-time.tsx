import type { ReactElement } from 'react';
import { dayOfStart, DEFAULT_ZONE } from '@arogya/domain/clock';
import type { BookingDoctorAnswer, BookingHospitalAnswer } from '@arogya/api/booking';
import type { Day } from '@arogya/domain/clock';
import { freeCount } from '@arogya/light/slots';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import { saidIn } from '../../words/said';
import { Text } from '../../words/text';
import { whenNear, whenShort } from '../../words/when';
import { useLanguageWords, useWords } from '../../words/words';
import type { ChoiceErrors } from '../visitor-check';
import { DayStrip } from './day-strip';
import { SlotGrid, SlotSkeleton } from './slot-grid';
import type { HoldControl } from './use-hold';
import type { Slots } from './use-slots';
import type { WeekView } from './use-week';

/** What is needed of the doctor and the hospital whose times these are. */
type ShownDoctor = Pick<BookingDoctorAnswer, 'consultationMinutes' | 'nextFree'>;
type ShownHospital = Pick<BookingHospitalAnswer, 'timeZone'>;

interface Props {
  readonly doctor: ShownDoctor;
  readonly hospital: ShownHospital;
  readonly today: Day;
  readonly week: WeekView;
  readonly slots: Slots;
  readonly chosen: string | null;
  readonly holding: HoldControl;
  readonly errors: ChoiceErrors;
  readonly onChoose: (at: string) => void;
}

const aboutTimes = ({ sheet }: PagesWords, { consultationMinutes }: ShownDoctor, { timeZone }: ShownHospital): string =>
  [
    sheet.appointmentMinutes({ minutes: String(consultationMinutes) }),
    ...(timeZone === DEFAULT_ZONE ? [] : [sheet.zone({ zone: timeZone })]),
  ].join(' ');

export function ChooseTime(props: Props): ReactElement {
  const words = useLanguageWords();
  const { doctor, hospital, week, slots, errors, holding, onChoose } = props;
  const error = errors.doctorId ?? errors.date ?? errors.timeSlot;
  return (
    <section className="choose" aria-labelledby="choose-time">
      <Text as="h3" id="choose-time" tabIndex={-1}>
        {words.pages.sheet.timeHeading()}
      </Text>
      <Text as="p" className="quiet">
        {aboutTimes(words.pages, doctor, hospital)}
      </Text>
      {error && (
        <Text as="p" className="note bad" role="alert" id="choice-error">
          {saidIn(words, error)}
        </Text>
      )}
      {holding.state.kind === 'refused' && (
        <Refused sentence={holding.state.sentence} nearest={holding.state.nearest} onChoose={onChoose} />
      )}
      <DayStrip week={week} slots={slots.days} />
      <DayStarts {...props} />
    </section>
  );
}

function DayStarts({ doctor, today, week, slots, chosen, onChoose }: Props): ReactElement {
  const words = useWords();
  const { sheet } = words;
  if (slots.state === 'failed') {
    return (
      <div className="note bad" role="alert">
        <Text as="p">{sheet.loadFailed()}</Text>
        <Text as="button" type="button" className="button plain" onClick={slots.reload}>
          {sheet.retry()}
        </Text>
      </div>
    );
  }
  const { nextFree } = doctor;
  const jump = nextFree && dayOfStart(nextFree) !== week.day && (
    <Text as="button" type="button" className="button plain jump" onClick={() => week.choose(dayOfStart(nextFree))}>
      {sheet.jump({ when: whenNear(words, nextFree, today) })}
    </Text>
  );
  if (slots.state === 'loading') return <SlotSkeleton />;
  const day = slots.days.find((one) => one.day === week.day);
  if (!day)
    return (
      <div className="note">
        <Text as="p">{sheet.pickDay()}</Text>
        {jump}
      </div>
    );
  return (
    <>
      {freeCount(day.starts) === 0 && jump}
      <SlotGrid day={day} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

interface RefusedProps {
  readonly sentence: string;
  readonly nearest: readonly string[];
  readonly onChoose: (at: string) => void;
}

/** Why the start cannot be had, and up to three others to tap. */
function Refused({ sentence, nearest, onChoose }: RefusedProps): ReactElement {
  const words = useWords();
  return (
    <div className="note warn" role="alert">
      <Text as="p">{sentence}</Text>
      {nearest.length > 0 && (
        <>
          <Text as="p" className="quiet">
            {words.hold.nearest()}
          </Text>
          <div className="chips">
            {nearest.map((at) => (
              <Text as="button" key={at} type="button" className="chip" onClick={() => onChoose(at)}>
                {whenShort(words, at)}
              </Text>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
