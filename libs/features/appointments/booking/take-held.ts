import { BOOK_ANYWAY, CHOOSE_ANOTHER_TIME, HELD_TITLE, heldQuestion, type TakingVerb } from '@arogya/domain/appointments/texts';
import { AS_BOOKED } from '@arogya/domain/clock';
import { failureOf, type ApiFailure } from '@arogya/platform';
import { formatTime } from '@arogya/ui/look/formats';
import { App } from 'antd';

/** Added to a request by somebody who knows that a visitor holds its start. */
export interface TakeHeld {
  readonly takeHeld?: true;
}

const SLOT_HELD = 'urn:arogyadesk:slotHeld';

/** Whether a visitor's hold is the only problem. */
const isHeld = ({ status, body }: ApiFailure): boolean =>
  status === 409 && typeof body === 'object' && body !== null && 'type' in body && body.type === SLOT_HELD;

/** '4:12 PM' at the hospital: when the hold ends. */
const heldUntil = ({ body }: ApiFailure): string | null => {
  const until = typeof body === 'object' && body !== null && 'heldUntil' in body ? body.heldUntil : null;
  return typeof until === 'string' ? formatTime(until, AS_BOOKED) : null;
};

/** Runs a booking or a move. If a visitor holds the start, asks once whether to go on, and then overrides the hold. */
export function useTakeHeld() {
  const { modal } = App.useApp();
  const ask = (verb: TakingVerb, until: string | null): Promise<boolean> =>
    new Promise((resolve) => {
      modal.confirm({
        title: HELD_TITLE,
        content: heldQuestion(until),
        okText: BOOK_ANYWAY[verb],
        cancelText: CHOOSE_ANOTHER_TIME,
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
  return async <T>(verb: TakingVerb, call: (more: TakeHeld) => Promise<T>): Promise<T> => {
    try {
      return await call({});
    } catch (error) {
      const failure = failureOf(error);
      if (!isHeld(failure) || !(await ask(verb, heldUntil(failure)))) throw error;
      return call({ takeHeld: true });
    }
  };
}
