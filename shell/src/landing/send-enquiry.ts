import type { CreateEnquiry } from '@arogya/api/enquiries';
import { enquiryFrom, type EnquiryValues } from '@arogya/domain/enquiries/landing';
import { post, type Posted } from '../light/post';

/** The same key and values are accepted once, however often they are sent. */
export const sendEnquiry = (values: EnquiryValues, key: string): Promise<Posted> =>
  post<CreateEnquiry>('/api/enquiries', enquiryFrom(values), { 'Idempotency-Key': key });
