import { MessageJobs } from '../messages/message-jobs';
import type { Answer, Caller } from './caller';
import { NOW, standAt } from './clinic';
import { make, type CreatedRow } from './make';
import type { TestApp } from './test-app';
import { runAnew } from './run-anew';

/** What visitors do with one-time codes, and what the owner of a phone receives. The outbox must be on. */
export interface PhoneCoding {
  /** A browser with an address of its own. */
  readonly visitor: () => Caller;
  readonly newPhone: () => string;
  readonly patient: (phone: string, more?: object) => Promise<CreatedRow>;
  readonly check: (who: Caller, phone: string) => Promise<Answer>;
  readonly request: (who: Caller, phone: string) => Promise<Answer>;
  readonly verify: (who: Caller, requestId: string, phone: string, code: string) => Promise<Answer>;
  /** The codes that were sent to a phone, the newest first. */
  readonly codesOf: (phone: string) => Promise<string[]>;
  readonly asked: (who: Caller, phone: string) => Promise<{ requestId: string; code: string }>;
  /** A visitor who has proven the phone. */
  readonly proven: (phone: string) => Promise<Caller>;
  /** Sets the clock so many minutes after NOW. */
  readonly after: (minutes: number) => void;
}

export const keyOf = (phone: string): string => phone.replaceAll(' ', '');

let last = 10_000;
let address = 1;

export function phoneCoding(app: () => TestApp): PhoneCoding {
  const visitor = (): Caller => app().visitor(`127.0.2.${(address += 1)}`);
  const request: PhoneCoding['request'] = (who, phone) => who.post('patients/booking/otp/request', { phone });
  const verify: PhoneCoding['verify'] = (who, requestId, phone, code) =>
    who.post('patients/booking/otp/verify', { requestId, phone, code });
  const codesOf: PhoneCoding['codesOf'] = async (phone) => {
    await runAnew(app().app.get(MessageJobs));
    const rows = await app().sql.query<{ text: string }>(
      `select text from outbox_messages where recipient = $1 and template = 'code' order by at desc, ctid desc`,
      [keyOf(phone)],
    );
    return rows.map(({ text }) => /^\d{6}/u.exec(text)?.[0] ?? '');
  };
  const asked: PhoneCoding['asked'] = async (who, phone) => {
    const { status, body } = await request(who, phone);
    if (status !== 202) throw new Error(`Asking for a code answered ${status}`);
    return { requestId: body.requestId as string, code: (await codesOf(phone))[0] ?? '' };
  };
  return {
    visitor,
    newPhone: () => `+91 55511 ${(last += 1)}`,
    patient: (phone, more = {}) => make.patient(app().sql, { phone, phone_key: keyOf(phone), ...more }),
    check: (who, phone) => who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}`),
    request,
    verify,
    codesOf,
    asked,
    proven: async (phone) => {
      const who = visitor();
      const { requestId, code } = await asked(who, phone);
      const { status } = await verify(who, requestId, phone, code);
      if (status !== 200) throw new Error(`Verifying answered ${status}`);
      return who;
    },
    after: (minutes) => standAt(app(), new Date(Date.parse(NOW) + minutes * 60_000).toISOString()),
  };
}
