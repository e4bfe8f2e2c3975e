import './booking.css';
import './booking-keys.css';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { useNarrow } from '@arogya/ui/look/use-media';
import { Modal } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AppointmentSection } from './appointment-section';
import { BookingFoot } from './booking-foot';
import { FORM, goTo, idOf } from './booking-steps';
import type { BookingValues } from './booking-values';
import { ClashNotice } from './clash-notice';
import { PatientSection } from './patient-section';
import { PersonCard } from './person-card';
import { isListed, PersonChoice } from './person-choice';
import { SameTimeNotice } from './same-time-notice';
import type { BookAs } from './use-booking';
import { useBookingDialog } from './use-booking-dialog';

/** What a click on a free time of the day board has chosen already. */
export interface BookingSeed {
  readonly doctorId: string;
  /** ISO start. */
  readonly start: string;
}

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

/** Who it is for. A known patient is a card; their fields open by "Change details". */
function WhoPart({ parts: { known, phones, flow, reported, leavePhone, retryPhone } }: { parts: Parts }) {
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
}

/** What appears while the focus is on the button is scrolled to. */
function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={box}>{children}</div>;
}

function WhenPart({ parts, open }: { parts: Parts; open: boolean }) {
  const { values, times, history, busy, clash, warned, choose, flow } = parts;
  return (
    <AppointmentSection
      times={times}
      active={open}
      doctorId={values?.doctorId}
      day={values?.appointmentDate}
      start={values?.appointmentTime}
      history={history}
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
          {warned ? (
            <InView>
              <SameTimeNotice other={warned} />
            </InView>
          ) : null}
        </>
      }
    />
  );
}

/** Book New Appointment (docs/spec/booking.md). It stays mounted while closed, so that a draft survives. */
export function BookingDialog({ open, seed, onClose, start, bookAs }: BookingDialogProps) {
  const parts = useBookingDialog({ open, seed, start, bookAs, onClose });
  const { form, busy, phones, flow, startOver, submit, onChange } = parts;
  const narrow = useNarrow();
  const looking = phones.lookup.state === 'looking';
  return (
    <Modal
      open={open}
      title="Book New Appointment"
      width={narrow ? '100%' : 980}
      footer={<BookingFoot busy={busy} looking={looking} onStartOver={startOver} onCancel={onClose} onBookKeyDown={flow.onBookKeyDown} />}
      onCancel={onClose}
      afterOpenChange={focusOnOpen(idOf('phone'))}
      mask={{ closable: false }}
      style={{ top: 32 }}
      classNames={{ body: 'ad-tall-dialog' }}
      forceRender
      className="ad-booking"
    >
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
          <WhenPart parts={parts} open={open} />
        </div>
      </RuleForm>
    </Modal>
  );
}
