import './booking.css';
import './booking-keys.css';
import { ReadyDialog } from '@arogya/ui/form/ready-dialog';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { memo, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { AppointmentSection } from './appointment-section';
import { BookingFoot } from './booking-foot';
import { FORM, goTo } from './booking-steps';
import type { BookingSeed, BookingValues } from './booking-values';
import { CityNotice } from './city-notice';
import { ClashNotice } from './clash-notice';
import { PatientSection } from './patient-section';
import { PersonCard } from './person-card';
import { isListed, PersonChoice } from './person-choice';
import { SameTimeNotice } from './same-time-notice';
import type { BookAs } from './use-booking';
import { useBookingDialog } from './use-booking-dialog';

interface BookingDialogProps {
  readonly open: boolean;
  readonly seed: BookingSeed | null;
  readonly onClose: () => void;
  /** Patient data to begin with, e.g. from a lead. The dialog is then only for that person: give it a `key`. */
  readonly start?: Partial<BookingValues>;
  /** Replaces the usual two calls (patient, then appointment). */
  readonly bookAs?: BookAs;
}

type Parts = ReturnType<typeof useBookingDialog>;

interface WhoPartProps {
  readonly parts: Parts;
}

/** Nothing else is shown, nor do its handlers depend on anything else: the times of a doctor render no field of the patient. */
const sameWho = ({ parts: one }: WhoPartProps, { parts: other }: WhoPartProps): boolean =>
  one.known.person === other.known.person &&
  one.known.prefilled === other.known.prefilled &&
  one.phones.lookup === other.phones.lookup &&
  one.reported.join('\n') === other.reported.join('\n');

/** Who it is for. A known patient is a card; their fields open by "Change details". */
const WhoPart = memo(function WhoPart({ parts: { known, phones, flow, reported, leavePhone, retryPhone } }: WhoPartProps) {
  const { person, choose } = known;
  const [changing, setChanging] = useState<string>();
  const card =
    person && changing !== person.id ? (
      <PersonCard
        person={person}
        isListed={isListed(phones.lookup, person)}
        onChange={() => {
          setChanging(person.id);
          goTo('name');
        }}
        onSomeoneElse={() => {
          choose(null);
          goTo('name');
        }}
      />
    ) : null;
  return (
    <PatientSection
      prefilled={known.prefilled}
      onPhoneEnter={flow.leavePhone}
      onPhoneLeft={leavePhone}
      onGenderLeft={() => goTo('doctor')}
      found={<PersonChoice lookup={phones.lookup} person={person} onChoose={choose} onTaken={flow.afterPerson} onRetry={retryPhone} />}
      card={card}
      reported={reported}
    />
  );
}, sameWho);

/** What appears while the focus is on the button is scrolled to. */
function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={box}>{children}</div>;
}

interface WhenPartProps extends WhoPartProps {
  readonly shown: boolean;
}

/** As of a patient: what is typed there renders no time. */
const sameWhen = ({ parts: one, shown }: WhenPartProps, { parts: other, shown: otherShown }: WhenPartProps): boolean =>
  shown === otherShown &&
  one.doctorId === other.doctorId &&
  one.values?.appointmentDate === other.values?.appointmentDate &&
  one.values?.appointmentTime === other.values?.appointmentTime &&
  one.times === other.times &&
  one.history.doctor?.id === other.history.doctor?.id &&
  one.history.asking === other.history.asking &&
  one.busy === other.busy &&
  one.clash === other.clash &&
  one.warned === other.warned &&
  one.cityWarned === other.cityWarned &&
  one.place === other.place;

const WhenPart = memo(function WhenPart({ parts, shown }: WhenPartProps) {
  const { values, doctorId, onLikely, times, history, busy, clash, warned, cityWarned, place, choose, flow } = parts;
  return (
    <AppointmentSection
      times={times}
      active={shown}
      doctorId={doctorId}
      day={values?.appointmentDate}
      start={values?.appointmentTime}
      history={history}
      place={place}
      onLikely={onLikely}
      onDay={choose.day}
      onStart={choose.start}
      onDone={flow.toBook}
      notice={
        <>
          {clash ? (
            <InView key={clash.text}>
              <ClashNotice clash={clash} today={times.today} verb="Book" busy={busy} onTake={choose.take} />
            </InView>
          ) : null}
          {cityWarned ? (
            <InView>
              <CityNotice text={cityWarned} />
            </InView>
          ) : null}
          {warned ? (
            <InView>
              <SameTimeNotice other={warned} />
            </InView>
          ) : null}
        </>
      }
    />
  );
}, sameWhen);

interface BookingFormProps extends Omit<BookingDialogProps, 'open'> {
  readonly shown: boolean;
}

/** What is in the dialog. Opening it renders nothing of it: the next key is not to wait for that. */
const BookingForm = memo(function BookingForm({ shown, seed, start, bookAs, onClose }: BookingFormProps) {
  const parts = useBookingDialog({ shown, seed, start, bookAs, onClose });
  const { form, busy, phones, flow, confirms, startOver, submit, onChange } = parts;
  const looking = phones.lookup.state === 'looking';
  return (
    <>
      <div className="ad-tall-dialog">
        <RuleForm<BookingValues>
          id={FORM}
          form={form}
          busy={busy || looking}
          onSubmit={submit}
          onChange={onChange}
          {...(start ? { initialValues: start } : {})}
        >
          <div className="ad-booking-parts" role="presentation" onKeyDown={flow.onKeyDown}>
            <WhoPart parts={parts} />
            <WhenPart parts={parts} shown={shown} />
          </div>
        </RuleForm>
      </div>
      <BookingFoot
        busy={busy}
        looking={looking}
        confirms={confirms}
        onStartOver={startOver}
        onCancel={onClose}
        onBookKeyDown={flow.onBookKeyDown}
      />
    </>
  );
});

/** Book New Appointment (docs/spec/booking.md). It stays mounted while closed, so that a draft survives. */
export function BookingDialog({ open, onClose, ...rest }: BookingDialogProps) {
  const shown = useDeferredValue(open);
  useEffect(() => {
    if (open) goTo('phone', queueMicrotask);
  }, [open]);
  return (
    <ReadyDialog open={open} title="Book New Appointment" className="ad-booking" onClose={onClose}>
      <BookingForm shown={shown} onClose={onClose} {...rest} />
    </ReadyDialog>
  );
}
