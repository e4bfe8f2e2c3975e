import type { FormInstance } from 'antd';
import { useRef, type KeyboardEvent } from 'react';

/** Ctrl+Enter books; with Shift it confirms, too. */
export const isBookKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** Whether the booking is confirmed in the same step, as it was asked for last: another start that is taken after a clash is, too. */
export function useConfirms(form: Pick<FormInstance, 'submit'>) {
  const asked = useRef(false);
  const ask = (confirm: boolean): void => {
    asked.current = confirm;
  };
  return {
    isAsked: (): boolean => asked.current,
    ask,
    book: (confirm: boolean): void => {
      ask(confirm);
      form.submit();
    },
  };
}

export type Confirms = ReturnType<typeof useConfirms>;
