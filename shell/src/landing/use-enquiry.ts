import { NO_ENQUIRY, type EnquiryField, type EnquiryValues, enquiryFrom } from '@arogya/domain/enquiries/landing';
import { enquiryRules } from '@arogya/domain/enquiries/rules';
import { ENQUIRY_FAILED } from '@arogya/domain/enquiries/texts';
import { checkAll } from '@arogya/domain/rule';
import { ERROR_TITLE } from '@arogya/domain/texts';
import { useFields, type Errors } from '@arogya/light/fields';
import { usePhoneQuestion } from '@arogya/light/phone-question';
import { sentenceOf, toasts, useAttemptKey, type ApiFailure } from '@arogya/platform';
import { useRef, useState } from 'react';
import type { CreateEnquiry, EnquiryReceipt } from '@arogya/api/enquiries';
import { call, type Answer } from '@arogya/light/call';

/** The same key and values are accepted once, however often they are sent. */
const sendEnquiry = (values: EnquiryValues, key: string): Promise<Answer<EnquiryReceipt>> =>
  call('enquiries', { method: 'POST', body: enquiryFrom(values) satisfies CreateEnquiry, key });

const FIELDS = Object.keys(NO_ENQUIRY) as EnquiryField[];

export interface Enquiry {
  readonly values: EnquiryValues;
  readonly errors: Errors<EnquiryField>;
  readonly busy: boolean;
  readonly change: (field: EnquiryField, value: string) => void;
  readonly leave: (field: EnquiryField) => void;
  /** The phone is right as it stands. */
  readonly confirmPhone: () => void;
  /** Answers whether the enquiry has arrived. */
  readonly submit: () => Promise<boolean>;
}

function fail(failure: ApiFailure): void {
  toasts.show({ title: ERROR_TITLE, text: sentenceOf(failure, ENQUIRY_FAILED), tone: 'destructive' });
}

const known = (errors: Readonly<Record<string, string>>): Errors<EnquiryField> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field in enquiryRules));

/** Shows the server's sentences, at the fields where they belong there. */
function refused(fields: Pick<ReturnType<typeof useFields<EnquiryField>>, 'refuse'>, failure: ApiFailure): false {
  fields.refuse(known(failure.errors ?? {}));
  fail(failure);
  return false;
}

/** What is wrong with the form: what the rules say, and a phone that nobody has confirmed. */
function useFaults(values: typeof NO_ENQUIRY): { wrong: Errors<EnquiryField>; confirmPhone: () => void } {
  const { doubtOf, confirm } = usePhoneQuestion(values.phone);
  const doubt = doubtOf(values.phone);
  return { wrong: { ...(doubt ? { phone: doubt } : {}), ...checkAll(enquiryRules, values) }, confirmPhone: () => confirm(values.phone) };
}

/** The form and its sending: accepted once, however often the person has to try. */
export function useEnquiry(): Enquiry {
  const [values, setValues] = useState(NO_ENQUIRY);
  const { wrong, confirmPhone } = useFaults(values);
  const fields = useFields<EnquiryField>(wrong, FIELDS);
  const [busy, setBusy] = useState(false);
  const [key, renewKey] = useAttemptKey();
  const tried = useRef(false);

  const change = (field: EnquiryField, value: string): void => {
    setValues((now) => ({ ...now, [field]: value }));
    fields.change(field);
    // Other values are another enquiry; with the old key the server would refuse them.
    if (tried.current) renewKey();
    tried.current = false;
  };
  const submit = async (): Promise<boolean> => {
    if (busy) return false;
    fields.checkAll();
    if (Object.keys(wrong).length > 0) return false;
    setBusy(true);
    tried.current = true;
    const done = await sendEnquiry(values, key);
    setBusy(false);
    if (!done.ok) return refused(fields, done.failure);
    setValues(NO_ENQUIRY);
    fields.reset();
    renewKey();
    tried.current = false;
    return true;
  };
  return {
    values,
    errors: fields.errors,
    busy,
    change,
    leave: (field) => fields.leave(field, values[field]),
    confirmPhone,
    submit,
  };
}
