import { NO_ENQUIRY, type EnquiryField, type EnquiryValues } from '@arogya/domain/enquiries/landing';
import { enquiryRules } from '@arogya/domain/enquiries/rules';
import { ENQUIRY_FAILED } from '@arogya/domain/enquiries/texts';
import { checkAll } from '@arogya/domain/rule';
import { ERROR_TITLE } from '@arogya/domain/texts';
import { sentenceOf, toasts, useAttemptKey, type ApiFailure } from '@arogya/platform';
import { useRef, useState } from 'react';
import { sendEnquiry } from './send-enquiry';

type Errors = Partial<Record<EnquiryField, string>>;

export interface Enquiry {
  readonly values: EnquiryValues;
  readonly errors: Errors;
  readonly busy: boolean;
  readonly change: (field: EnquiryField, value: string) => void;
  readonly leave: (field: EnquiryField) => void;
  /** Answers whether the enquiry has arrived. */
  readonly submit: () => Promise<boolean>;
}

function fail(failure: ApiFailure): void {
  toasts.show({ title: ERROR_TITLE, text: sentenceOf(failure, ENQUIRY_FAILED), tone: 'destructive' });
}

const known = (errors: Readonly<Record<string, string>>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field in enquiryRules));

/** The typed values and their errors: checked when a field is left, and from then on at each change. */
function useTyped() {
  const [values, setValues] = useState(NO_ENQUIRY);
  const [errors, setErrors] = useState<Errors>({});
  const check = (field: EnquiryField, value: string): void =>
    setErrors((now) => ({ ...now, [field]: enquiryRules[field].check(value) ?? undefined }));
  const change = (field: EnquiryField, value: string): void => {
    setValues((now) => ({ ...now, [field]: value }));
    if (errors[field]) check(field, value);
  };
  const leave = (field: EnquiryField): void => {
    if (values[field] !== '') check(field, values[field]);
  };
  const reset = (): void => {
    setValues(NO_ENQUIRY);
    setErrors({});
  };
  return { values, errors, setErrors, change, leave, reset };
}

/** The form and its sending: accepted once, however often the person has to try. */
export function useEnquiry(): Enquiry {
  const { values, errors, setErrors, change, leave, reset } = useTyped();
  const [busy, setBusy] = useState(false);
  const [key, renewKey] = useAttemptKey();
  const tried = useRef(false);

  const changeTried = (field: EnquiryField, value: string): void => {
    change(field, value);
    // Other values are another enquiry; with the old key the server would refuse them.
    if (tried.current) renewKey();
    tried.current = false;
  };
  const submit = async (): Promise<boolean> => {
    if (busy) return false;
    const found: Errors = checkAll(enquiryRules, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    setBusy(true);
    tried.current = true;
    const done = await sendEnquiry(values, key);
    setBusy(false);
    if (!done.ok) {
      setErrors(known(done.failure.errors ?? {}));
      fail(done.failure);
      return false;
    }
    reset();
    renewKey();
    tried.current = false;
    return true;
  };
  return { values, errors, busy, change: changeTried, leave, submit };
}
