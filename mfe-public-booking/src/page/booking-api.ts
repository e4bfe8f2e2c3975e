import type { BookedVisit, BookingSlots, CodeRequest, Hold, PhoneCheck } from '@arogya/domain/booking/shapes';
import type { Day } from '@arogya/domain/clock';
import { call, type Answer } from './call';

export interface NewPatient {
  readonly name: string;
  readonly phone: string;
  readonly age: number;
  readonly gender: string;
  readonly symptoms: string;
  readonly email?: string;
  readonly location?: string;
}

export type PatientChanges = Partial<Omit<NewPatient, 'phone'>>;

export interface VisitRequest {
  readonly patientId: string;
  readonly doctorId: string;
  readonly appointmentDate: string;
  readonly status: 'pending';
  readonly notes: string;
  readonly holdId?: string;
  /** The privacy notice that stood beside the button. */
  readonly noticeVersion: string;
}

export interface HoldRequest {
  readonly slug: string;
  readonly doctorId: string;
  readonly appointmentDate: string;
  readonly replaces?: string;
}

/** The public calls of the specification, section 7. */
export const bookingApi = {
  slots(
    slug: string,
    doctorId: string,
    span: { from: Day; to: Day; hold?: string | null },
    signal?: AbortSignal,
  ): Promise<Answer<BookingSlots>> {
    const query = new URLSearchParams({ from: span.from, to: span.to, ...(span.hold ? { hold: span.hold } : {}) });
    const path = `hospitals/booking/${encodeURIComponent(slug)}/doctors/${encodeURIComponent(doctorId)}/slots?${query.toString()}`;
    return call(path, signal ? { signal } : {});
  },
  checkPhone: (phone: string): Promise<Answer<PhoneCheck>> => call(`patients/booking/check-phone/${encodeURIComponent(phone.trim())}`),
  requestCode: (phone: string): Promise<Answer<CodeRequest>> => call('patients/booking/otp/request', { method: 'POST', body: { phone } }),
  verifyCode: (body: { requestId: string; phone: string; code: string }): Promise<Answer<PhoneCheck>> =>
    call('patients/booking/otp/verify', { method: 'POST', body }),
  forgetDevice: (): Promise<Answer<void>> => call('patients/booking/device', { method: 'DELETE' }),
  createPatient: (body: NewPatient, key: string): Promise<Answer<{ id?: string }>> =>
    call('patients/booking', { method: 'POST', body, key }),
  updatePatient: (handle: string, body: PatientChanges): Promise<Answer<unknown>> =>
    call(`patients/booking/${encodeURIComponent(handle)}`, { method: 'PUT', body }),
  hold: (body: HoldRequest): Promise<Answer<Hold>> => call('appointments/booking/hold', { method: 'POST', body }),
  release: (holdId: string): Promise<Answer<void>> =>
    call(`appointments/booking/hold/${encodeURIComponent(holdId)}`, { method: 'DELETE', keepalive: true }),
  book: (body: VisitRequest, key: string): Promise<Answer<BookedVisit>> => call('appointments/booking', { method: 'POST', body, key }),
};
export type BookingApi = typeof bookingApi;
