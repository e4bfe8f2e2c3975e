import { useState, type KeyboardEvent, type ReactElement } from 'react';
import type { BookingHospitalAnswer } from '@arogya/api/booking';
import { PHONE_DOUBT } from '@arogya/domain/phones/texts';
import { Text } from '../../words/text';
import { useWords } from '../../words/words';
import type { BookingApi } from '../booking-api';
import type { Draft, DraftStore, Visitor } from '../draft';
import { Icon } from '../icon';
import { PatientChoice } from './patient-choice';
import { TextField } from './field';
import { GenderChips } from './gender-chips';
import { chooseOf } from './known';
import { PrivacyLink } from './privacy-link';
import { ProvePhone } from './prove-phone';
import { SymptomsField } from './symptoms-field';
import type { VisitorForm } from './use-visitor-form';
import { WhoAgain } from './who-again';

interface Props {
  readonly api: BookingApi;
  readonly store: DraftStore;
  readonly draft: Draft;
  readonly form: VisitorForm;
  readonly hospital: BookingHospitalAnswer;
  readonly codeNeeded: boolean;
}

/** What a browser may fill in and remember; not on a shared device. */
const AUTOFILL: Readonly<Partial<Record<keyof Visitor, string>>> = {
  phone: 'tel',
  name: 'name',
  email: 'email',
  location: 'address-level2',
};

interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

/** Enter goes to the next empty field; when all are filled it submits the form. */
function nextOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || !(event.target instanceof HTMLInputElement)) return;
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.input')];
  const next = inputs.slice(inputs.indexOf(event.target) + 1).find((input) => !input.value.trim() && !('optional' in input.dataset));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function VisitorFields(props: Props): ReactElement {
  const { store, draft, form, hospital } = props;
  const words = useWords();
  const { form: texts } = words;
  const { errors, change, leave } = form;
  const { visitor, again } = draft;
  const bind = (field: keyof Visitor): FieldBinding => ({
    name: field,
    value: visitor[field],
    error: errors[field],
    autoComplete: (!store.shared && AUTOFILL[field]) || 'off',
    onText: (text) => change(field, text),
    onBlur: () => leave(field),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <section className="details" aria-labelledby="your-details" onKeyDown={nextOnEnter}>
      <Text as="h3" id="your-details">
        {words.sheet.detailsHeading()}
      </Text>
      {again && <WhoAgain store={store} again={again} onForget={form.forget} />}
      {!again?.chosen && <PersonFields {...props} bind={bind} />}
      <SymptomsField
        value={visitor.symptoms}
        error={errors.symptoms}
        onText={(text) => change('symptoms', text)}
        onLeave={() => leave('symptoms')}
      />
      {!again?.chosen && <MoreFields bind={bind} open={Boolean(visitor.email || visitor.location || errors.email || errors.location)} />}
      <Text as="p" className="quiet">
        {texts.privacy({ hospital: hospital.name })}
      </Text>
      <PrivacyLink />
    </section>
  );
}

interface PersonProps extends Props {
  readonly bind: (field: keyof Visitor) => FieldBinding;
}

/** Who the appointment is for, where that is typed. */
function PersonFields({ api, store, draft: { visitor, checked: last, proven, again }, form, codeNeeded, bind }: PersonProps): ReactElement {
  const { form: texts } = useWords();
  const { errors, change } = form;
  const checked = last?.phone === visitor.phone.trim() ? last : null;
  return (
    <>
      <TextField
        {...bind('phone')}
        label={texts.phone()}
        hint={form.checking ? texts.checking() : texts.phoneHint()}
        type="tel"
        inputMode="tel"
        enterKeyHint="next"
        placeholder="+91"
        maxLength={25}
      />
      {errors.phone === PHONE_DOUBT && (
        <button type="button" className="text-button" onClick={form.confirmPhone}>
          <Icon name="check" size={18} />
          <Text as="span">{texts.phoneRight()}</Text>
        </button>
      )}
      {checked?.offer && <ProvePhone key={checked.phone} {...{ api, store }} phone={checked.phone} needed={codeNeeded} />}
      {checked?.family && checked.family.length > 1 && (
        <PatientChoice family={checked.family} chosen={checked.patient} onChoose={(patient) => chooseOf(store, patient)} />
      )}
      {checked?.patient && <Recognised proven={proven === checked.phone} onForget={again ? null : form.forget} />}
      <TextField {...bind('name')} label={texts.name()} autoCapitalize="words" enterKeyHint="next" maxLength={200} />
      <div className="pair">
        <TextField {...bind('age')} label={texts.age()} inputMode="numeric" enterKeyHint="next" maxLength={3} />
        <GenderChips value={visitor.gender} error={errors.gender} onChoose={(gender) => change('gender', gender)} />
      </div>
    </>
  );
}

function Recognised({ proven, onForget }: { proven: boolean; onForget: (() => void) | null }): ReactElement {
  const { phoneCheck } = useWords();
  return (
    <div className="recognised">
      <p>
        <Icon name="check" size={18} />
        <Text as="span">{proven ? phoneCheck.filledProven() : phoneCheck.filled()}</Text>
      </p>
      {onForget && (
        <Text as="button" type="button" className="text-button" onClick={onForget}>
          {phoneCheck.forget()}
        </Text>
      )}
    </div>
  );
}

interface MoreProps {
  readonly open: boolean;
  readonly bind: (field: keyof Visitor) => FieldBinding;
}

/** Optional fields stay hidden until they are wanted. */
function MoreFields({ open, bind }: MoreProps): ReactElement {
  const { form } = useWords();
  const [wanted, setWanted] = useState(open);
  if (!wanted && !open) {
    return (
      <button type="button" className="text-button more" onClick={() => setWanted(true)}>
        <Icon name="plus" size={18} />
        <Text as="span">{form.more()}</Text>
      </button>
    );
  }
  return (
    <>
      <TextField {...bind('email')} label={form.email()} optional type="email" inputMode="email" data-optional maxLength={254} />
      <TextField
        {...bind('location')}
        label={form.location()}
        optional
        placeholder={form.locationPlaceholder()}
        data-optional
        maxLength={200}
      />
    </>
  );
}
