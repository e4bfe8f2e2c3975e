import { dayOfStart, type Day } from '@arogya/domain/clock';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import type { BookingSeed } from './booking-dialog';
import { goTo } from './booking-steps';
import { personOf, reportedDifferently, type BookingValues } from './booking-values';
import { useBooking, type BookAs } from './use-booking';
import { useBookingFlow } from './use-booking-flow';
import { useKnownPerson } from './use-known-person';
import { usePersonHistory } from './use-person-history';
import { usePhoneLookup } from './use-phone-lookup';
import { useStarts } from './use-starts';

interface Dialog {
  readonly open: boolean;
  readonly seed: BookingSeed | null;
  readonly start: Partial<BookingValues> | undefined;
  readonly bookAs: BookAs | undefined;
  readonly onClose: () => void;
}

/** The state of the booking dialog: the person, the times, where Enter leads, and the booking itself. */
export function useBookingDialog({ open, seed, start, bookAs, onClose }: Dialog) {
  const [form] = Form.useForm<BookingValues>();
  const values = Form.useWatch([], form) as Partial<BookingValues> | undefined;
  const known = useKnownPerson(form, start);
  const phones = usePhoneLookup((people) => known.choose(personOf(people, start?.patientName)));
  const booking = useBooking({ form, person: known.person, onCreated: known.created, bookAs });
  const history = usePersonHistory(open ? known.person?.id : undefined);
  const times = useStarts({ doctorId: open ? values?.doctorId : undefined, day: values?.appointmentDate });
  const flow = useBookingFlow({ form, phones, named: start?.patientName });
  const [warnedOf, setWarnedOf] = useState<string>();

  useEffect(() => {
    if (!seed) return;
    form.setFieldsValue({ doctorId: seed.doctorId, appointmentDate: dayOfStart(seed.start), appointmentTime: seed.start });
  }, [seed, form]);

  const startPhone = start?.patientPhone;
  useEffect(() => {
    if (startPhone) void phones.leave(startPhone);
    // oxlint-disable-next-line react/exhaustive-deps -- looked up once, when the dialog is made for somebody
  }, [startPhone]);

  useEffect(() => {
    if (open) goTo('phone');
  }, [open]);

  const startOver = (): void => {
    form.resetFields();
    known.choose(null);
    phones.reset();
    booking.forgetClash();
    setWarnedOf(undefined);
  };

  const time = values?.appointmentTime;
  const other = time && known.person ? history.at(time, times.minutes) : null;

  const submit = async (sent: BookingValues): Promise<void> => {
    if (phones.lookup.state === 'looking') return;
    if (other && warnedOf !== sent.appointmentTime) return setWarnedOf(sent.appointmentTime);
    const booked = await booking.book(sent);
    times.refresh();
    if (!booked) return;
    startOver();
    onClose();
  };

  const onChange = (changed: Partial<BookingValues>): void => {
    known.changed(Object.keys(changed));
    if (changed.patientPhone !== undefined) phones.type(changed.patientPhone);
    if ('doctorId' in changed || 'appointmentDate' in changed) form.setFieldsValue({ appointmentTime: undefined as never });
    if ('doctorId' in changed || 'appointmentTime' in changed) booking.forgetClash();
  };

  const chooseDay = (appointmentDate: Day): void => form.setFieldsValue({ appointmentDate, appointmentTime: undefined as never });
  const chooseStart = (appointmentTime: string): void => {
    form.setFieldsValue({ appointmentDate: dayOfStart(appointmentTime), appointmentTime });
    form.setFields(['appointmentDate' as const, 'appointmentTime' as const].map((name) => ({ name, errors: [] })));
    booking.forgetClash();
  };
  const take = (taken: string): void => {
    chooseStart(taken);
    form.submit();
  };
  return {
    form,
    values,
    known,
    phones,
    history,
    times,
    flow,
    busy: booking.busy,
    clash: booking.clash,
    /** Another appointment at the chosen time, once the person has been asked. */
    warned: other && warnedOf === time ? other : null,
    reported: known.person && values ? reportedDifferently(values as BookingValues, known.person) : [],
    leavePhone: () => void phones.leave(String(form.getFieldValue('patientPhone') ?? '')),
    startOver,
    submit,
    onChange,
    chooseDay,
    chooseStart,
    take,
  };
}
