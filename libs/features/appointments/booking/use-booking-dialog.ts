import { dayOfStart, type Day } from '@arogya/domain/clock';
import { Form, type FormInstance } from 'antd';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { personOf, reportedDifferently, type BookingValues, type BookingSeed } from './booking-values';
import { useBooking, type BookAs } from './use-booking';
import { useBookingFlow } from './use-booking-flow';
import { useDebouncedValue } from '@arogya/ui/form/use-debounced-value';
import { useWarnings } from './use-warnings';
import { useConfirms } from './use-confirms';
import { useKnownPerson } from './use-known-person';
import { usePersonHistory } from './use-person-history';
import { usePhoneLookup } from './use-phone-lookup';
import { useOptimisticValue } from './use-optimistic-value';
import { useStarts } from '@arogya/features/times/use-starts';

interface Dialog {
  readonly shown: boolean;
  readonly seed: BookingSeed | null;
  readonly start: Partial<BookingValues> | undefined;
  readonly bookAs: BookAs | undefined;
  readonly onClose: () => void;
}

type BookingForm = FormInstance<BookingValues>;

/** What the dialog begins with: a start of the board, or somebody's phone. */
function useBeginnings(form: BookingForm, { seed, start }: Dialog, lookUp: (phone: string) => unknown): void {
  useEffect(() => {
    if (!seed) return;
    form.setFieldsValue({ doctorId: seed.doctorId, appointmentDate: dayOfStart(seed.start), appointmentTime: seed.start });
  }, [seed, form]);
  const startPhone = start?.patientPhone;
  useEffect(() => {
    if (startPhone) lookUp(startPhone);
    // oxlint-disable-next-line react/exhaustive-deps -- looked up once, when the dialog is made for somebody
  }, [startPhone]);
}

/** Day and time of the form, which are chosen in several places; with them the doctor whose times these are. */
function chooser(form: BookingForm, shownId: string | undefined, forgetClash: () => void) {
  const of = shownId ? { doctorId: shownId } : {};
  const day = (appointmentDate: Day): void => form.setFieldsValue({ ...of, appointmentDate, appointmentTime: undefined as never });
  const start = (appointmentTime: string): void => {
    form.setFieldsValue({ ...of, appointmentDate: dayOfStart(appointmentTime), appointmentTime });
    form.setFields((['appointmentDate', 'appointmentTime'] as const).map((name) => ({ name, errors: [] })));
    forgetClash();
  };
  const take = (taken: string): void => {
    start(taken);
    form.submit();
  };
  return { day, start, take };
}

/**
 * The values, and the times of a doctor: of the one who is chosen, else of whom Enter takes, so that it has nothing left to render.
 * A form says what was chosen a task later, and each task is painted, so the doctor counts at once.
 */
function useTimes(form: BookingForm, shown: boolean) {
  const values = Form.useWatch([], form) as Partial<BookingValues> | undefined;
  const [chosenId, willBeOf] = useOptimisticValue(values?.doctorId);
  const [likelyId, setLikely] = useState<string>();
  const onLikely = useCallback((id: string | undefined) => startTransition(() => setLikely(id)), []);
  const doctorId = chosenId ?? likelyId;
  const times = useStarts({ doctorId: shown ? doctorId : undefined, day: values?.appointmentDate });
  return { values, doctorId, willBeOf, times, onLikely };
}

/** Empties the form, and forgets what came with what was in it. */
const beginAgain = (form: BookingForm, forgetting: readonly (() => unknown)[]) => (): void => {
  form.resetFields();
  for (const forget of forgetting) forget();
};

/** Looks up the phone that stands in the form: when its field is left, and once more. */
function leaving(form: BookingForm, phones: Pick<ReturnType<typeof usePhoneLookup>, 'leave' | 'retry'>) {
  const withPhone = (act: (phone: string) => unknown) => () => void act(String(form.getFieldValue('patientPhone') ?? ''));
  return { leavePhone: withPhone(phones.leave), retryPhone: withPhone(phones.retry) };
}

/** What changes with a field: the person, the free times, and a clash that was shown. */
const changing =
  ({ form, known, phones, willBeOf, forgetClash }: ChangeContext) =>
  (changed: Partial<BookingValues>): void => {
    known.changed(Object.keys(changed));
    if ('doctorId' in changed) willBeOf(changed.doctorId);
    if (changed.patientPhone !== undefined) phones.type(changed.patientPhone);
    if ('doctorId' in changed || 'appointmentDate' in changed) form.setFieldsValue({ appointmentTime: undefined as never });
    if ('doctorId' in changed || 'appointmentTime' in changed) forgetClash();
  };

interface ChangeContext {
  readonly form: BookingForm;
  readonly known: Pick<ReturnType<typeof useKnownPerson>, 'changed'>;
  readonly phones: Pick<ReturnType<typeof usePhoneLookup>, 'type'>;
  readonly willBeOf: (doctorId: string | undefined) => void;
  readonly forgetClash: () => void;
}

/** The state of the booking dialog: the person, the times, where Enter leads, and the booking itself. */
export function useBookingDialog(dialog: Dialog) {
  const { shown, start, bookAs } = dialog;
  const [form] = Form.useForm<BookingValues>();
  const { values, doctorId, willBeOf, times, onLikely } = useTimes(form, shown);
  const known = useKnownPerson(form, start);
  const phones = usePhoneLookup((people) => known.choose(personOf(people, start?.patientName)));
  const { book, busy, clash, forgetClash } = useBooking({ form, person: known.person, onCreated: known.created, bookAs });
  const history = usePersonHistory(known.person?.id, shown);
  const confirms = useConfirms(form);
  const flow = useBookingFlow({ form, phones, confirms, named: start?.patientName });
  const time = values?.appointmentTime;
  const other = time && known.person ? history.at(time, times.minutes) : null;
  const { isAllSaid, forget, ...warnings } = useWarnings({ values, other, shown });
  useBeginnings(form, dialog, phones.leave);

  const startOver = beginAgain(form, [phones.reset, forgetClash, forget, () => confirms.ask(false)]);
  const submit = async (sent: BookingValues): Promise<void> => {
    const booked = isAllSaid() && (await book(sent, confirms.isAsked()).finally(times.refresh));
    if (!booked) return;
    startOver();
    dialog.onClose();
  };
  const place = useDebouncedValue(values?.patientLocation);
  const when = { times, clash, place, ...warnings, choose: chooser(form, doctorId, forgetClash) };
  const booking = { flow, confirms, busy, startOver, submit };
  return {
    form,
    values,
    doctorId,
    onLikely,
    known,
    phones,
    history,
    reported: known.person && values ? reportedDifferently(values as BookingValues, known.person) : [],
    ...leaving(form, phones),
    ...when,
    ...booking,
    onChange: changing({ form, known, phones, willBeOf, forgetClash }),
  };
}
