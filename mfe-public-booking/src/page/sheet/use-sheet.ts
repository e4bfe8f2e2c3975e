import { useCallback, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import type { BookingDoctorAnswer } from '@arogya/api/booking';
import { dayOfStart, type Day } from '@arogya/domain/clock';
import type { BookingApi } from '../booking-api';
import { choiceOf, type DraftStore } from '../draft';
import { checkChoice, type ChoiceErrors } from '../visitor-check';
import { useBooking, type Booking } from './use-booking';
import { useHold, type HoldControl } from './use-hold';
import { useSlots, type Slots } from './use-slots';
import { useVisitorForm, type VisitorForm } from './use-visitor-form';
import { useWeek, type WeekView } from './use-week';

export type DialogRef = RefObject<HTMLDialogElement | null>;

export interface SheetAsk {
  readonly api: BookingApi;
  readonly slug: string;
  readonly doctor: BookingDoctorAnswer;
  readonly today: Day;
  readonly store: DraftStore;
  readonly onClose: () => void;
}

interface Parts {
  readonly week: WeekView;
  readonly slots: Slots;
  readonly hold: HoldControl;
  readonly form: VisitorForm;
  readonly booking: Booking;
}

export interface Sheet extends Parts {
  readonly choiceErrors: ChoiceErrors;
  readonly choose: (at: string) => void;
  readonly submit: (event: Pick<FormEvent, 'preventDefault'>) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The parts of the sheet, and how they affect each other. */
function useParts({ api, slug, doctor, today, store, onClose }: SheetAsk, dialog: DialogRef): Parts {
  const own = choiceOf(store.get(), doctor.id);
  const week = useWeek(today, own ? dayOfStart(own.at) : doctor.nextFree && dayOfStart(doctor.nextFree));
  const ownHold = (): string | null => choiceOf(store.get(), doctor.id)?.holdId ?? null;
  const slots = useSlots({ api, slug, doctorId: doctor.id, from: week.first, last: week.last, hold: ownHold });
  const { reload } = slots;
  const onRefused = useCallback(() => {
    reload();
    focusTimes(dialog);
  }, [reload, dialog]);
  const hold = useHold({ api, slug, doctorId: doctor.id, store, onRefused });
  const form = useVisitorForm(api, store);
  const { showErrors } = form;
  const onFields = useCallback(
    (errors: Readonly<Record<string, string>>) => {
      showErrors(errors);
      focusFirstBad(dialog);
    },
    [showErrors, dialog],
  );
  const onCodeNeeded = useCallback(() => focusCode(dialog), [dialog]);
  const booking = useBooking({ api, store, hold, onTaken: hold.refuse, onFields, onCodeNeeded, onBooked: onClose });
  return { week, slots, hold, form, booking };
}

export function useSheet(ask: SheetAsk, dialog: DialogRef): Sheet {
  const { doctor, store } = ask;
  const parts = useParts(ask, dialog);
  const { week, hold, form, booking } = parts;
  const [choiceErrors, setChoiceErrors] = useState<ChoiceErrors>({});

  const choose = (at: string): void => {
    week.choose(dayOfStart(at));
    hold.choose(at);
    setChoiceErrors({});
    if (!store.get().visitor.phone) focusPhone(dialog);
  };
  const submit: Sheet['submit'] = (event) => {
    event.preventDefault();
    if (booking.state !== 'ready') return;
    const choice = choiceOf(store.get(), doctor.id);
    const wrong = checkChoice({ doctorId: doctor.id, date: week.day ?? '', timeSlot: choice?.at ?? '' });
    const errors = form.checkAll();
    setChoiceErrors(wrong);
    if (choice && Object.keys({ ...wrong, ...errors }).length === 0) booking.book(choice);
    else focusFirstBad(dialog);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.ctrlKey) submit(event);
    // A browser does it only where the dialog is over the page.
    if (event.key === 'Escape') dialog.current?.close();
  };
  return { ...parts, choiceErrors, choose, submit, onKey };
}

const focusOn = (dialog: DialogRef, selector: string): void => dialog.current?.querySelector<HTMLElement>(selector)?.focus();

/** After the next rendering, moves to the first invalid field; the time comes before the details. */
function focusFirstBad(dialog: DialogRef): void {
  requestAnimationFrame(() => {
    const noChoice = dialog.current?.querySelector('#choice-error');
    focusOn(dialog, noChoice ? '#choose-time' : '[aria-invalid="true"]');
  });
}

function focusTimes(dialog: DialogRef): void {
  requestAnimationFrame(() => focusOn(dialog, '#choose-time'));
}

function focusCode(dialog: DialogRef): void {
  requestAnimationFrame(() => focusOn(dialog, '.prove :is(input, button)'));
}

/** At once, inside the tap: otherwise phones do not open their keyboard. */
const focusPhone = (dialog: DialogRef): void => focusOn(dialog, '[name="phone"]');
