import type {
  AgainAnswer,
  BookedAppointmentAnswer,
  BookingPatientChanges,
  BookingPatientId,
  CodeRequestAnswer,
  DoctorSlots,
  HoldAnswer,
  NewBooking,
  NewHold,
  PhoneCheckAnswer,
  RequestCode,
  VerifyCode,
} from '@arogya/api/booking';
import type { Day } from '@arogya/domain/clock';
import { call as plainCall, type Answer } from '@arogya/light/call';

const apiBy = (call: typeof plainCall) => ({
  slots(
    slug: string,
    doctorId: string,
    span: { from: Day; to: Day; hold?: string | null },
    signal?: AbortSignal,
  ): Promise<Answer<DoctorSlots>> {
    const query = new URLSearchParams({ from: span.from, to: span.to, ...(span.hold ? { hold: span.hold } : {}) });
    const path = `hospitals/booking/${encodeURIComponent(slug)}/doctors/${encodeURIComponent(doctorId)}/slots?${query.toString()}`;
    return call(path, signal ? { signal } : {});
  },
  checkPhone: (phone: string, shared: boolean): Promise<Answer<PhoneCheckAnswer>> =>
    call(`patients/booking/check-phone/${encodeURIComponent(phone.trim())}${shared ? '?shared=true' : ''}`),
  again: (): Promise<Answer<AgainAnswer>> => call('patients/booking/again'),
  requestCode: (body: RequestCode): Promise<Answer<CodeRequestAnswer>> => call('patients/booking/otp/request', { method: 'POST', body }),
  verifyCode: (body: VerifyCode): Promise<Answer<PhoneCheckAnswer>> => call('patients/booking/otp/verify', { method: 'POST', body }),
  forgetDevice: (): Promise<Answer<void>> => call('patients/booking/device', { method: 'DELETE' }),
  updatePatient: (handle: string, body: BookingPatientChanges): Promise<Answer<BookingPatientId>> =>
    call(`patients/booking/${encodeURIComponent(handle)}`, { method: 'PUT', body }),
  /** Without an id the start is free but not held. */
  hold: (body: NewHold): Promise<Answer<HoldAnswer>> => call('appointments/booking/hold', { method: 'POST', body }),
  release: (holdId: string): Promise<Answer<void>> =>
    call(`appointments/booking/hold/${encodeURIComponent(holdId)}`, { method: 'DELETE', keepalive: true }),
  book: (body: NewBooking, key: string): Promise<Answer<BookedAppointmentAnswer>> =>
    call('appointments/booking', { method: 'POST', body, key }),
});

/** The public calls of the booking page. */
export const bookingApi = apiBy(plainCall);
export type BookingApi = typeof bookingApi;

/** The same from a frame of another website: the server keeps what it knows of the browser there for that website alone. */
export const embeddedBookingApi: BookingApi = apiBy((path, request) => plainCall(path, { ...request, embedded: true }));
