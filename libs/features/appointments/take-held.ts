import { BOOK_ANYWAY, CHOOSE_ANOTHER_TIME, HELD_QUESTION, HELD_TITLE, type TakingVerb } from '@arogya/domain/appointments/texts';
import { failureOf, type ApiFailure } from '@arogya/platform';
import { App } from 'antd';

/** Added to a request by somebody who knows that a visitor holds its start. */
export interface TakeHeld {
  readonly takeHeld?: true;
}

const SLOT_HELD = 'urn:arogyadesk:slotHeld';

/** Whether a visitor's hold is the only problem. */
const isHeld = ({ status, body }: ApiFailure): boolean =>
  status === 409 && typeof body === 'object' && body !== null && 'type' in body && body.type === SLOT_HELD;

/** Runs a booking or a move. If a visitor holds the start, asks once whether to go on, and then overrides the hold. */
export function useTakeHeld() {
  const { modal } = App.useApp();
  const ask = (verb: TakingVerb): Promise<boolean> =>
    new Promise((resolve) => {
      modal.confirm({
        title: HELD_TITLE,
        content: HELD_QUESTION[verb],
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
      if (!isHeld(failureOf(error)) || !(await ask(verb))) throw error;
      return call({ takeHeld: true });
    }
  };
}
