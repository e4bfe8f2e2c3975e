import { BOOK_ANYWAY, CHOOSE_ANOTHER_TIME, HELD_QUESTION, HELD_TITLE, type TakingVerb } from '@arogya/domain/appointments/texts';
import { failureOf, type ApiFailure } from '@arogya/platform';
import { App } from 'antd';

/** What is added to a request by somebody who knows that a visitor is choosing its start. */
export interface TakeHeld {
  readonly takeHeld?: true;
}

const SLOT_HELD = 'urn:arogyadesk:slotHeld';

/** Whether nothing but a visitor's hold stands in the way. */
const isHeld = ({ status, body }: ApiFailure): boolean =>
  status === 409 && typeof body === 'object' && body !== null && 'type' in body && body.type === SLOT_HELD;

/** Runs a booking or a move; where a visitor holds its start, asks once whether to go on, and then takes it. */
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
