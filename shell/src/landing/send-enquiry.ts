import type { CreateEnquiry, EnquiryReceipt } from '@arogya/api/enquiries';
import { enquiryFrom, type EnquiryValues } from '@arogya/domain/enquiries/landing';
import { call, type Answer } from '@arogya/light/call';

/** The same key and values are accepted once, however often they are sent. */
export const sendEnquiry = (values: EnquiryValues, key: string): Promise<Answer<EnquiryReceipt>> =>
  call('enquiries', { method: 'POST', body: enquiryFrom(values) satisfies CreateEnquiry, key });
