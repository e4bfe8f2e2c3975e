import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { CODE_DIGITS } from '@arogya/domain/public-booking/limits';
import type { BookingApi } from '../booking-api';
import type { DraftStore } from '../draft';
import { texts } from '../texts';
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

const Offer = ({ step, needed }: { step: CodeStep; needed: boolean }): ReactElement => (
  <>
    <p className="quiet">
      <span>{`${needed ? texts.code.needed : texts.code.question} `}</span>
      <button type="button" className="text-button" aria-disabled={step.state === 'sending'} onClick={step.request}>
        {step.state === 'sending' ? texts.code.sending : texts.code.get}
      </button>
    </p>
    {step.error && (
      <p className="note bad" role="alert">
        {step.error}
      </p>
    )}
  </>
);

function Entry({ step, phone }: { step: CodeStep; phone: string }): ReactElement {
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
          label={texts.code.heading}
          hint={texts.code.sent(phone)}
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
        <button type="button" className="button" aria-disabled={isChecking || step.code.length < CODE_DIGITS} onClick={step.confirm}>
          {isChecking ? texts.code.confirming : texts.code.confirm}
        </button>
      </div>
      <span className="sr" role="status">
        {step.error ?? texts.code.sent(phone)}
      </span>
      <div className="code-more">
        <Again step={step} />
        <button type="button" className="text-button" onClick={step.back}>
          {texts.code.back}
        </button>
      </div>
    </>
  );
}

function Again({ step }: { step: CodeStep }): ReactElement {
  const left = useTimeLeft(step.againAt);
  const waits = left !== null && left.label !== '0:00';
  return (
    <button
      type="button"
      className="text-button"
      aria-disabled={waits || step.state === 'sending'}
      onClick={waits ? undefined : step.request}
    >
      {step.state === 'sending' ? texts.code.sending : waits ? texts.code.againIn(left.label) : texts.code.again}
    </button>
  );
}
