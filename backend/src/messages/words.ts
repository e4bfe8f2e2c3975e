import { MESSAGES } from '@arogya/languages/generated/all-messages';
import type { MessagesWords } from '@arogya/languages/generated/messages.words';
import { noticeMail } from '@arogya/domain/auth/notices';
import { SOURCE_LANGUAGE, type Language } from '@arogya/domain/languages/languages';
import { fullestForm, hasLink, hasReason, type ChosenForm, type Form } from '@arogya/domain/messages/forms';
import type { MessageText, SmsTemplate } from '@arogya/domain/messages/texts';
import { CODE_MINUTES } from '@arogya/domain/public-booking/limits';
import { PRODUCT } from '@arogya/domain/texts';
import type { Message, SmsMessage } from './message';
import { valuesOf, type MessageValues } from './message-values';

const ALL: Readonly<Partial<Record<Language, MessagesWords>>> = MESSAGES;

/** Whether the messages are there in a language; in another they are English. */
export const isWritten = (language: Language): boolean => language in ALL;

export const wordsIn = (language: Language): MessagesWords => ALL[language] ?? MESSAGES[SOURCE_LANGUAGE];

/** Of the English texts that were registered before there were links: no other says a reason beside a phone. */
const freeTimes = (page: string): string => `Free times: ${page}`;

/** Sentences of a text, those that have nothing to say left out. */
type Sentences = readonly (string | null)[];

/** What one can do: by the patient's page, or by a call. */
function nextOf({ next }: MessagesWords, template: SmsTemplate, form: Form, { link, phone }: MessageValues): string | null {
  if (hasLink(form)) return template === 'cancelled' ? next.again({ link }) : next.see({ link });
  if (!phone) return null;
  return template === 'cancelled' ? next.another({ phone }) : next.change({ phone });
}

/** What happened, and why where the form says it. "Then" is when it was to be, so that comes before the reason. */
function news(words: MessagesWords, template: SmsTemplate, form: Form, values: MessageValues): Sentences {
  const withReason = hasReason(form);
  switch (template) {
    case 'code':
      return [words.code.text({ code: values.code, product: PRODUCT, minutes: String(CODE_MINUTES) })];
    case 'moved':
      return withReason
        ? [words.moved.before({ ...values, when: values.before }), values.reason, words.moved.now(values)]
        : [words.moved.text(values)];
    case 'cancelled':
      return [words.cancelled.text(values), withReason ? values.reason : null];
    default:
      return [words[template].text(values)];
  }
}

/** A text with what it names: the values of a message, or what stands for them where a text is registered. */
export function textOf(words: MessagesWords, template: SmsTemplate, form: Form, values: MessageValues): string {
  if (template === 'code') return news(words, template, form, values).join(' ');
  const last = form === 'phoneReason' && values.page ? freeTimes(values.page) : null;
  return [...news(words, template, form, values), nextOf(words, template, form, values), last].filter(Boolean).join(' ');
}

/** Subject and text of a message in a form. */
function textIn({ form, language }: Pick<ChosenForm, 'form' | 'language'>, { template, params }: SmsMessage): MessageText {
  const words = wordsIn(language);
  const values = valuesOf(words, params);
  return { subject: words[template].subject(values), text: textOf(words, template, form, values) };
}

const isSms = (message: Message): message is SmsMessage => message.template !== 'account';

/** Subject and text of a message: in the form that was chosen for it, else in the fullest that it can have. */
export function wordsOf(message: Message, chosen?: ChosenForm): MessageText {
  if (!isSms(message)) return noticeMail(message.params);
  return textIn(chosen ?? fullestForm({ ...message, language: message.language ?? SOURCE_LANGUAGE }), message);
}
