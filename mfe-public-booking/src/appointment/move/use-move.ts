import { useCallback, useEffect, useMemo, useState } from 'react';
import { dayOf, dayOfStart } from '@arogya/domain/clock';
import type { ApiFailure } from '@arogya/light/failure';
import type { BookingApi } from '../../page/booking-api';
import { draftStore, useDraft, type Choice } from '../../page/draft';
import { giveBack, nearestOf, useHold, type HoldControl } from '../../page/sheet/use-hold';
import { useSlots, type Slots } from '../../page/sheet/use-slots';
import { useWeek, type WeekView } from '../../page/sheet/use-week';
import type { AppointmentApi } from '../appointment-api';
import { useDigits, type DigitsControl } from '../digits';
import { useLanguageWords } from '../../words/words';
import { sentenceFor } from '../failure';
import type { AppointmentControl } from '../use-appointment';
import { useFirstFreeDay } from './use-first-free-day';

export interface MoveContext {
  readonly control: AppointmentControl;
  readonly api: AppointmentApi;
  readonly holds: Pick<BookingApi, 'hold' | 'release'>;
  readonly onMoved: () => void;
}

export interface Move {
  readonly week: WeekView;
  readonly slots: Slots;
  readonly hold: HoldControl;
  readonly digits: DigitsControl;
  readonly choice: Choice | null;
  readonly sentence: string | null;
  readonly choose: (at: string) => void;
  readonly confirm: () => Promise<void>;
}

/** The starts of the link's own doctor, asked for as /book's sheet asks for those of any. */
const slotsOf = (api: MoveContext['api']) => ({
  slots: (_slug: string, _doctor: string, { from, to }: { from: string; to: string }, signal?: AbortSignal) => api.slots(from, to, signal),
});

/** What the server is asked for; a start that could not be kept has no hold. */
const moveTo = ({ at, holdId }: Choice, version: number, digits: string) => ({
  ...{ at, version },
  ...(holdId ? { holdId } : {}),
  ...(digits ? { digits } : {}),
});

/** The parts of /book's sheet, with the times that this link offers; nothing of the choice outlives the panel. The server ends the hold with the move. */
export function useMove({ control, api, holds, onMoved }: MoveContext): Move {
  const words = useLanguageWords();
  const { appointment, readAt, act } = control;
  const { hospital, doctor, version } = appointment;
  const store = useMemo(() => draftStore(hospital.slug, null), [hospital.slug]);
  const week = useWeek(dayOf(readAt, hospital.timeZone), dayOfStart(appointment.appointmentDate));
  const offered = useMemo(() => slotsOf(api), [api]);
  const slots = useSlots({ api: offered, slug: hospital.slug, doctorId: doctor.id, from: week.first, last: week.last, hold: () => null });
  useFirstFreeDay(week, slots);
  const hold = useHold({ api: holds, slug: hospital.slug, doctorId: doctor.id, store, onRefused: slots.reload });
  const digits = useDigits(appointment);
  const [sentence, setSentence] = useState<string | null>(null);
  const { choice } = useDraft(store);
  useEffect(() => () => giveBack(holds, store), [holds, store]);

  const choose = useCallback(
    (at: string) => {
      setSentence(null);
      week.choose(dayOfStart(at));
      hold.choose(at);
      if (!digits.value) digits.focus();
    },
    [week, hold, digits],
  );
  const refuse = (failure: ApiFailure): void => {
    if (digits.refuse(failure)) return;
    if (nearestOf(failure).length > 0) hold.refuse(failure);
    else setSentence(sentenceFor(words, failure));
  };
  const confirm = async (): Promise<void> => {
    if (!choice) return setSentence(words.pages.appointment.move.pick());
    if (!digits.check()) return;
    setSentence(null);
    const outcome = await act('move', async (link) => link.move(moveTo(await hold.kept(choice), version, digits.value)));
    if (typeof outcome === 'object') return refuse(outcome);
    if (outcome === 'ignored') return;
    store.clear();
    onMoved();
  };
  return { week, slots, hold, digits, choice, sentence, choose, confirm };
}
