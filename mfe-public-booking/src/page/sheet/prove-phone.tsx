import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { CODE_DIGITS, CODE_MINUTES } from '@arogya/domain/public-booking/limits';
import type { BookingApi } from '../booking-api';
import type { DraftStore } from '../draft';
import { Text } from '../../words/text';
import { useWords } from '../../words/words';
import { TextField } from './field';
import { useCode, type CodeStep } from './use-code';
import { useTimeLeft } from './use-time-left';

interface Props {
  readonly api: BookingApi;
  readonly store: DraftStore;
  readonly phone: string;
  /** The day can only be booked with a proven phone. */
  readonly needed: boolean;
}

/** Unobtrusive, since most visitors are new: returning visitors can have their details filled in. */
export function ProvePhone({ api, store, phone, needed }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const step = useCode({
    api,
    store,
    phone,
    onProven: (takeUp) => {
      focusNextOf(place.current);
      takeUp();
    },
  });
  const isAsked = step.state === 'asked' || step.state === 'checking' || (step.state === 'sending' && step.againAt > 0);
  useFocusOnChange(place, isAsked);
  return (
    <div className="prove" ref={place}>
      {isAsked ? <Entry step={step} phone={phone} /> : <Offer step={step} needed={needed} />}
    </div>
  );
}

/** A part that replaces another gets its focus too. */
function useFocusOnChange(place: RefObject<HTMLDivElement | null>, isAsked: boolean): void {
  const before = useRef(isAsked);
  useEffect(() => {
    if (before.current === isAsked) return;
    before.current = isAsked;
    place.current?.querySelector<HTMLElement>(isAsked ? 'input' : 'button')?.focus();
  }, [place, isAsked]);
}

/** The code part disappears with the next rendering: the focus goes to the first open field, or to Book. */
function focusNextOf(place: HTMLElement | null): void {
  const form = place?.closest('form');
  requestAnimationFrame(() => {
    const inputs = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name="family"]:checked, .details .input') ?? [])];
    const next = inputs.find((input) => input.name === 'family' || !(input.value.trim() || 'optional' in input.dataset));
    (next ?? form?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  });
}

function Offer({ step, needed }: { step: CodeStep; needed: boolean }): ReactElement {
  const { code } = useWords();
  return (
    <>
      <p className="quiet">
        <Text as="span">{`${needed ? code.needed() : code.question()} `}</Text>
        <Text as="button" type="button" className="text-button" aria-disabled={step.state === 'sending'} onClick={step.request}>
          {step.state === 'sending' ? code.sending() : code.get()}
        </Text>
      </p>
      {step.error && (
        <Text as="p" className="note bad" role="alert">
          {step.error}
        </Text>
      )}
    </>
  );
}

function Entry({ step, phone }: { step: CodeStep; phone: string }): ReactElement {
  const { code } = useWords();
  const sent = code.sent({ phone, minutes: String(CODE_MINUTES) });
  const isChecking = step.state === 'checking';
  const confirmOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    step.confirm();
  };
  return (
    <>
      <div className="code">
        <TextField
          label={code.heading()}
          hint={sent}
          error={step.error}
          value={step.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          data-optional
          readOnly={isChecking}
          onText={step.type}
          onKeyDown={confirmOnEnter}
        />
        <Text
          as="button"
          type="button"
          className="button"
          aria-disabled={isChecking || step.code.length < CODE_DIGITS}
          onClick={step.confirm}
        >
          {isChecking ? code.confirming() : code.confirm()}
        </Text>
      </div>
      <Text as="span" className="sr" role="status">
        {step.error ?? sent}
      </Text>
      <div className="code-more">
        <Again step={step} />
        <Text as="button" type="button" className="text-button" onClick={step.back}>
          {code.back()}
        </Text>
      </div>
    </>
  );
}

function Again({ step }: { step: CodeStep }): ReactElement {
  const { code } = useWords();
  const left = useTimeLeft(step.againAt);
  const waits = left !== null && left.label !== '0:00';
  return (
    <Text
      as="button"
      type="button"
      className="text-button"
      aria-disabled={waits || step.state === 'sending'}
      onClick={waits ? undefined : step.request}
    >
      {step.state === 'sending' ? code.sending() : waits ? code.againIn({ left: left.label }) : code.again()}
    </Text>
  );
}
