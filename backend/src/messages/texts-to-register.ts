import type { Language } from '@arogya/domain/languages/languages';
import { hasLink, hasReason, type Form } from '@arogya/domain/messages/forms';
import type { LintedText } from '@arogya/domain/messages/lint';
import type { AppointmentParams, CodeParams, SmsTemplate } from '@arogya/domain/messages/texts';
import { valuesOf, type MessageValues } from './message-values';
import { textOf, wordsIn } from './words';

/** How operators call what stands in each place: since January 2026 they refuse a new text that does not say it. */
export const TAGS: Readonly<Record<keyof MessageValues, string>> = {
  code: '{#numeric#}',
  hospital: '{#alphanumeric#}',
  number: '{#alphanumeric#}',
  doctor: '{#alphanumeric#}',
  when: '{#alphanumeric#}',
  before: '{#alphanumeric#}',
  reason: '{#alphanumeric#}',
  phone: '{#cbn#}',
  link: '{#url#}',
  page: '{#url#}',
};

/** A text as it is registered. */
export const textToRegister = (template: SmsTemplate, form: Form, language: Language): string =>
  textOf(wordsIn(language), template, form, TAGS);

const CODE: CodeParams = { code: '042179' };
const APPOINTMENT: AppointmentParams = {
  ...{ hospital: 'Lotus Care Hospital', doctor: 'Dr. Meera Iyer', number: 100_001, phone: '+91 55500 10000' },
  ...{ day: '2026-11-25', time: '09:30' },
};

/** A token is as long, and this one opens nothing. */
const linkAt = (address: string): string => `${address}/a/${'x'.repeat(23)}`;

function sampleParams(template: SmsTemplate, form: Form, address: string): CodeParams | AppointmentParams {
  if (template === 'code') return CODE;
  const why = { day: '2026-11-24', time: '09:00', link: `${address}/book/lotus-care`, away: 'Dr. Meera Iyer' } as const;
  return { ...APPOINTMENT, ...(hasLink(form) ? { link: linkAt(address) } : {}), ...(hasReason(form) ? { why } : {}) };
}

/** A text as it is registered, and as somebody may get it. `address`: PUBLIC_BASE_URL. */
export function sampleText(template: SmsTemplate, form: Form, language: Language, address: string): LintedText {
  const words = wordsIn(language);
  const values = valuesOf(words, sampleParams(template, form, address));
  return {
    text: textToRegister(template, form, language),
    preview: textOf(words, template, form, values),
    values: { ...values },
    host: URL.parse(address)?.host ?? '',
  };
}
