import { useCallback, useEffect, useState } from 'react';

type Doubt = (typed: string) => string | null;
const NO_DOUBT: Doubt = () => null;

export interface PhoneQuestion {
  /** 'Is this right?' for a number that nobody can have, until somebody has said so. */
  readonly doubtOf: Doubt;
  readonly confirm: (phone: string) => void;
}

/**
 * Knowing the numbers of all countries weighs 25 kB, which no visitor waits for: it comes when a phone is being typed. Where it does
 * not come, nothing is asked, and the number is taken as it is.
 */
export function usePhoneQuestion(phone: string): PhoneQuestion {
  const [doubt, setDoubt] = useState<Doubt>(() => NO_DOUBT);
  const [right, setRight] = useState('');
  const isWanted = phone.trim() !== '';
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    const take = ({ phoneDoubt }: { phoneDoubt: Doubt }): void => (gone ? undefined : setDoubt(() => phoneDoubt));
    import('@arogya/domain/phones/doubt').then(take, () => undefined);
    return () => {
      gone = true;
    };
  }, [isWanted]);
  const doubtOf = useCallback<Doubt>((typed) => (['', right].includes(typed.trim()) ? null : doubt(typed)), [doubt, right]);
  const confirm = useCallback((typed: string) => setRight(typed.trim()), []);
  return { doubtOf, confirm };
}
