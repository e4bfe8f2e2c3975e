import { useRef, useState } from 'react';
import type { RequestCode } from '@arogya/api/booking';
import { CODE_DIGITS } from '@arogya/domain/public-booking/limits';
import { isLanguage, SOURCE_LANGUAGE } from '@arogya/domain/languages/languages';
import { latinDigits } from '@arogya/domain/phones/plain';
import { failureIn } from '../../words/said';
import { useLanguageWords } from '../../words/words';
import type { BookingApi } from '../booking-api';
import type { DraftStore } from '../draft';
import { takeUp } from './known';

/** A message may take a while; a second one soon after would only confuse. */
const AGAIN_MS = 30_000;

export interface CodeStep {
  readonly state: 'offered' | 'sending' | 'asked' | 'checking';
  readonly code: string;
  readonly error: string | undefined;
  /** When a new code may be requested, in ms. */
  readonly againAt: number;
  readonly request: () => void;
  /** Takes typed or pasted text; six digits are checked at once. */
  readonly type: (text: string) => void;
  readonly confirm: () => void;
  readonly back: () => void;
}

interface CodeAsk {
  readonly api: BookingApi;
  readonly store: DraftStore;
  readonly phone: string;
  /** Called with the answer, to fill in the form. */
  readonly onProven: (takeUp: () => void) => void;
}

const digitsOf = (text: string): string => latinDigits(text).replace(/\D/gu, '').slice(0, CODE_DIGITS);

/** The message is in the language of the page. English is what it is in anyway. */
const inLanguage = (language: string): Pick<RequestCode, 'language'> =>
  language !== SOURCE_LANGUAGE && isLanguage(language) ? { language } : {};

const OFFERED: Pick<CodeStep, 'state' | 'error'> = { state: 'offered', error: undefined };

/** Proves the phone by a code. An answer for another phone than the present one is dropped. */
export function useCode({ api, store, phone, onProven }: CodeAsk): CodeStep {
  const words = useLanguageWords();
  const [{ state, error }, begin] = useState(OFFERED);
  const [code, setCode] = useState('');
  const [againAt, setAgainAt] = useState(0);
  const requestId = useRef<string | null>(null);

  const request = async (): Promise<void> => {
    if (state === 'sending') return;
    begin({ state: 'sending', error: undefined });
    const answer = await api.requestCode({ phone, ...inLanguage(words.language) });
    if (answer.ok) {
      requestId.current = answer.value.requestId;
      setCode('');
      setAgainAt(Date.now() + AGAIN_MS);
    }
    // The earlier code stays valid when no other one can be sent.
    const next = requestId.current ? 'asked' : 'offered';
    begin({ state: next, error: answer.ok ? undefined : failureIn(words, answer.failure, words.pages.code.failed()) });
  };
  const verify = async (given: string): Promise<void> => {
    if (!requestId.current || state === 'checking') return;
    begin({ state: 'checking', error: undefined });
    const answer = await api.verifyCode({ requestId: requestId.current, phone, code: given });
    begin({ state: 'asked', error: answer.ok ? undefined : failureIn(words, answer.failure, words.pages.code.unchecked()) });
    if (answer.ok && store.get().visitor.phone.trim() === phone)
      onProven(() => takeUp(store, words.pages, { phone, check: answer.value, justProven: true }));
  };
  const type = (text: string): void => {
    const digits = digitsOf(text);
    setCode(digits);
    begin({ state, error: undefined });
    if (digits.length === CODE_DIGITS && digits !== code) void verify(digits);
  };
  const back = (): void => {
    requestId.current = null;
    begin(OFFERED);
  };
  return { state, code, error, againAt, request: () => void request(), type, confirm: () => void verify(code), back };
}
