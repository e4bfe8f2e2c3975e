import './booking.css';
import { dayOfStart } from '@arogya/domain/clock';
import { useNarrow } from '@arogya/ui/look/use-media';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { Button, Form, Modal } from 'antd';
import { useEffect } from 'react';
import { personOf, type BookingValues } from './booking-values';
import { ClashNotice } from './clash-notice';
import { PatientSection } from './patient-section';
import { PersonChoice } from './person-choice';
import { useBooking, type BookAs } from './use-booking';
import { useKnownPerson } from './use-known-person';
import { usePhoneLookup } from './use-phone-lookup';
import { useStarts } from './use-starts';
import { AppointmentSection } from './appointment-section';

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

const FORM = 'booking';

interface BookingFootProps {
  readonly busy: boolean;
  readonly onStartOver: () => void;
  readonly onCancel: () => void;
}

/** Closing keeps the draft; starting over drops it. */
const BookingFoot = ({ busy, onStartOver, onCancel }: BookingFootProps) => (
  <div className="ad-booking-foot">
    <Button type="text" onClick={onStartOver} disabled={busy}>
      Start over
    </Button>
    <span className="ad-booking-foot-end">
      <FormFoot form={FORM} submit="Book Appointment" busy={busy} onCancel={onCancel} />
    </span>
  </div>
);

/** Book New Appointment (docs/spec/booking.md). It stays mounted while closed, so that a draft survives. */
export function BookingDialog({ open, seed, onClose, start, bookAs }: BookingDialogProps) {
  const [form] = Form.useForm<BookingValues>();
  const [doctorId, day] = [Form.useWatch('doctorId', form), Form.useWatch('appointmentDate', form)];
  const known = useKnownPerson(form, start);
  const { lookup, leave, reset } = usePhoneLookup((people) => known.choose(personOf(people, start?.patientName)));
  const { book, busy, clash, forgetClash } = useBooking({ form, person: known.person, onCreated: known.created, bookAs });
  const times = useStarts({ doctorId: open ? doctorId : undefined, day });
  const narrow = useNarrow();

  useEffect(() => {
    if (!seed) return;
    form.setFieldsValue({ doctorId: seed.doctorId, appointmentDate: dayOfStart(seed.start), appointmentTime: seed.start });
  }, [seed, form]);

  const startPhone = start?.patientPhone;
  useEffect(() => {
    if (startPhone) void leave(startPhone);
    // oxlint-disable-next-line react/exhaustive-deps -- looked up once, when the dialog is made for somebody
  }, [startPhone]);

  const startOver = (): void => {
    form.resetFields();
    known.choose(null);
    reset();
    forgetClash();
  };

  const submit = async (values: BookingValues): Promise<void> => {
    const booked = await book(values);
    times.refresh();
    if (!booked) return;
    startOver();
    onClose();
  };

  const onChange = (changed: Partial<BookingValues>): void => {
    known.changed(Object.keys(changed));
    if ('doctorId' in changed || 'appointmentDate' in changed) form.setFieldsValue({ appointmentTime: undefined as never });
    if ('doctorId' in changed || 'appointmentTime' in changed) forgetClash();
  };

  const take = (start: string): void => {
    form.setFieldsValue({ appointmentDate: dayOfStart(start), appointmentTime: start });
    form.submit();
  };

  const leavePhone = (): void => void leave(String(form.getFieldValue('patientPhone') ?? ''));
  return (
    <Modal
      open={open}
      title="Book New Appointment"
      width={narrow ? '100%' : 980}
      footer={<BookingFoot busy={busy} onStartOver={startOver} onCancel={onClose} />}
      onCancel={onClose}
      afterOpenChange={focusOnOpen(`${FORM}_patientPhone`)}
      mask={{ closable: false }}
      style={{ top: 32 }}
      classNames={{ body: 'ad-tall-dialog' }}
      forceRender
      className="ad-booking"
    >
      <RuleForm<BookingValues>
        id={FORM}
        form={form}
        busy={busy}
        onSubmit={submit}
        onChange={onChange}
        {...(start ? { initialValues: start } : {})}
      >
        <div className="ad-booking-parts">
          <PatientSection
            prefilled={known.prefilled}
            onPhoneLeft={leavePhone}
            found={<PersonChoice lookup={lookup} person={known.person} onChoose={known.choose} onRetry={leavePhone} />}
          />
          <AppointmentSection
            times={times}
            doctorChosen={Boolean(doctorId)}
            onDay={(next) => form.setFieldsValue({ appointmentDate: next })}
            notice={clash ? <ClashNotice clash={clash} today={times.today} verb="Book" busy={busy} onTake={take} /> : null}
          />
        </div>
      </RuleForm>
    </Modal>
  );
}
