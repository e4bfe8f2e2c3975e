import { HOW_CAN_WE_HELP } from '@arogya/domain/enquiries/texts';
import { PHONE_DOUBT, PHONE_RIGHT } from '@arogya/domain/phones/texts';
import type { EnquiryField } from '@arogya/domain/enquiries/landing';
import type { KeyboardEvent } from 'react';
import { Field, TextArea } from '../light/field';
import type { Enquiry } from './use-enquiry';

/** Enter starts a new line; with Ctrl or ⌘ it sends. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

export function EnquiryFields({ enquiry: { values, errors, busy, change, leave, confirmPhone } }: { enquiry: Enquiry }) {
  const tied = (name: EnquiryField) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: busy,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: () => leave(name),
  });
  return (
    <>
      <Field {...tied('name')} label="Full Name" autoComplete="name" required />
      <div className="enquiry-pair">
        <Field {...tied('email')} label="Email Address" type="email" autoComplete="email" placeholder="name@example.in" required />
        <Field {...tied('phone')} label="Phone Number" type="tel" autoComplete="tel" placeholder="+91 98765 43210" required>
          {errors.phone === PHONE_DOUBT ? (
            <button type="button" className="light-answer" onClick={confirmPhone}>
              {PHONE_RIGHT}
            </button>
          ) : null}
        </Field>
      </div>
      <Field {...tied('organization')} label="Hospital/Clinic Name" autoComplete="organization" optional />
      <TextArea {...tied('message')} label={HOW_CAN_WE_HELP} rows={4} required onKeyDown={sendByKey} />
    </>
  );
}
