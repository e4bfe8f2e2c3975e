import type { MouseEvent, ReactElement } from 'react';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { BookingDoctorAnswer } from '@arogya/api/booking';
import { NEXT_FREE_DAYS } from '@arogya/domain/public-booking/limits';
import type { Day } from '@arogya/domain/clock';
import { initialsOf } from '@arogya/domain/letters';
import { useIsEmbedded } from '../embed/embedded';
import { specialtyIn } from '../words/said';
import { langOf, Text } from '../words/text';
import { whenNear } from '../words/when';
import { useLanguageWords } from '../words/words';
import { sheetAddress } from './address';
import { hoursLabel, workingDaysLabel } from './doctor-hours';
import { Icon } from './icon';

interface Props {
  readonly doctor: BookingDoctorAnswer;
  /** Tells the doctor from others of the name, where the name is all that is read out. */
  readonly name: string;
  readonly today: Day;
  /** With the start that is chosen in it. */
  readonly onBook: (doctorId: string, at?: string) => void;
}

const TINTS = 5;

/** One of five tints, always the same for the same name. */
const tintOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS;

export const Avatar = ({ name }: { name: string }): ReactElement => (
  <span className={`avatar tint-${tintOf(name)}`} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

/** A tap before the script has loaded is not lost: the link opens the sheet after the page load. */
export function DoctorCard({ doctor, name, today, onBook }: Props): ReactElement {
  const words = useLanguageWords();
  const { doctors } = words.pages;
  const isEmbedded = useIsEmbedded();
  const { id, fullName, specialty, experience, workingDays, timeSlots } = doctor;
  const book = (event: MouseEvent, at?: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onBook(id, at);
  };
  return (
    <li className="card">
      <div className="card-head">
        <Avatar name={fullName} />
        <div className="card-who">
          <h3>{doctorName(fullName)}</h3>
          <Text as="p" className="specialty">
            {specialtyIn(words, specialty)}
          </Text>
          {experience !== null && experience > 0 && (
            <Text as="p" className="quiet">
              {doctors.experience({ years: experience })}
            </Text>
          )}
        </div>
      </div>
      <dl className="facts">
        <div>
          <dt>
            <Icon name="calendar" size={18} />
            <Text as="span" className="sr">
              {doctors.workingDays()}
            </Text>
          </dt>
          <Text as="dd">{workingDaysLabel(words.pages, workingDays)}</Text>
        </div>
        <div>
          <dt>
            <Icon name="clock" size={18} />
            <Text as="span" className="sr">
              {doctors.hours()}
            </Text>
          </dt>
          <Text as="dd">{hoursLabel(words.pages, timeSlots)}</Text>
        </div>
      </dl>
      <div className="card-foot">
        <NextFree doctor={doctor} name={name} today={today} onTake={book} />
        <Text
          as="a"
          className="button needs-script"
          href={sheetAddress(isEmbedded, id)}
          onClick={book}
          aria-label={doctors.bookWith({ doctor: name })}
        >
          {doctors.book()}
        </Text>
      </div>
    </li>
  );
}

interface NextFreeProps extends Omit<Props, 'onBook'> {
  readonly onTake: (event: MouseEvent, at: string) => void;
}

/** A tap takes the doctor's next free start: the sheet opens with it chosen and kept. */
function NextFree({ doctor: { id, nextFree }, name, today, onTake }: NextFreeProps): ReactElement {
  const words = useLanguageWords();
  const { again, doctors } = words.pages;
  const isEmbedded = useIsEmbedded();
  const label = (
    <Text as="span" className="next-label">
      {doctors.nextFree()}
    </Text>
  );
  if (!nextFree) {
    return (
      <p className="next">
        {label}
        <Text as="span" className="next-none">
          {doctors.noNextFree({ days: String(NEXT_FREE_DAYS) })}
        </Text>
      </p>
    );
  }
  const when = whenNear(words.pages, nextFree, today);
  const heard = [doctors.nextFree(), when, again.withDoctor({ doctor: name })].join(' ');
  return (
    <a
      className="next"
      href={sheetAddress(isEmbedded, id, nextFree)}
      onClick={(event) => onTake(event, nextFree)}
      aria-label={heard}
      lang={langOf(heard, words.language)}
    >
      {label}
      <Text as="span" className="next-when">
        {when}
      </Text>
    </a>
  );
}
