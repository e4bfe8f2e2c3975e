import type {
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
import { failureFrom, noAnswer, type ApiFailure } from '@arogya/platform';

/** `at` is when the server answered, in ms by its own clock: a browser's clock may be wrong. */
export type Answer<T> =
  { readonly ok: true; readonly value: T; readonly at: number } | { readonly ok: false; readonly failure: ApiFailure };

/** The public calls of the booking page. */
export const bookingApi = {
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
};
export type BookingApi = typeof bookingApi;

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** `Idempotency-Key`: the same key and body get the same answer, and nothing happens twice. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** The call continues when the page is closed. */
  readonly keepalive?: boolean;
}

/** After this time the answer counts as lost. */
const PATIENCE_MS = 20_000;

/** One call of the API. It never throws: a failure is an answer too (status 0 when there was none). */
async function call<T>(path: string, request: Request = {}): Promise<Answer<T>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  request.signal?.addEventListener('abort', () => patience.abort());
  try {
    const response = await fetch(`/api/${path}`, { ...options(request), signal: patience.signal });
    const raw = await response.text();
    if (!response.ok) return { ok: false, failure: failureFrom(response.status, response.statusText, raw) };
    const at = Date.parse(response.headers.get('date') ?? '') || Date.now();
    return { ok: true, value: (raw ? JSON.parse(raw) : undefined) as T, at };
  } catch (error) {
    return { ok: false, failure: noAnswer(error instanceof Error ? error.name : 'unknown') };
  } finally {
    clearTimeout(timer);
  }
}

function options({ method = 'GET', body, key, keepalive }: Request): RequestInit {
  return {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(keepalive ? { keepalive } : {}),
  };
}

/** 128 random bits; unlike crypto.randomUUID also there on plain http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
