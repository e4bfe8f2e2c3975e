import { LANGUAGES, LANGUAGE_NAMES, SOURCE_LANGUAGE, type Language } from '@arogya/domain/languages/languages';
import { formLabel, hasLink, textForms, type Form } from '@arogya/domain/messages/forms';
import type { SmsTemplate } from '@arogya/domain/messages/texts';
import { VARIABLE_TEXTS } from '../config-messages';
import { TAGS, textToRegister } from './texts-to-register';
import { isWritten } from './words';

/** What operators call a value → what it is, and what has to be registered beside it. */
const KINDS: Readonly<Record<string, readonly [what: string, beside: string]>> = {
  [TAGS.code]: ['the code', ''],
  [TAGS.hospital]: ['hospital, doctor, number of the appointment, day and time, reason', ''],
  [TAGS.phone]: ['the phone of a hospital', "each hospital's number, as one that may be called back"],
  [TAGS.link]: [
    "the page of an appointment, or a hospital's booking page",
    'the address of your public pages (`PUBLIC_BASE_URL`), as an allowed link',
  ],
};

const HEAD = `# SMS texts to register (India, DLT)

Written by \`npm run generate\` from the words that are sent (\`libs/languages/src/messages/\`).

Indian operators drop an SMS whose text they do not know. Register each text with the operator's portal as it stands here, and enter its id on the page *Message
Texts* (administrators). Each place where a value stands says what kind of value it is: since January 2026 operators refuse a new text that says \`{#var#}\`.

| In the text | Stands for | Register beside it |
|---|---|---|
${Object.entries(KINDS)
  .map(([tag, [what, beside]]) => `| \`${tag}\` | ${what} | ${beside} |`)
  .join('\n')}

Where a value may be longer than your operator takes for one place (mostly 30 or 40 characters; a link has about 50), register two of its kind side by side. A
portal that asks for the kinds in fields of their own instead of in the text (SmartPing, Tata) takes them in this order. Texts that were registered before keep
their ids; where the portal asks, give their places these kinds.

**What goes out.** Of each message the fullest form that is registered: in the patient's language where the hospital offers it, else in English. In each language
seven texts are enough: the code, and those with a link. Those with a phone go out where no link is registered, and for appointments without a page: those that
were deleted, and those of a doctor without a hospital. Where nothing is registered, nothing is sent, and an appointment that is still to take place stands under *Needs attention*.

**The reason** is a sentence such as "Dr. Meera Iyer is not available then." or "The hospital is closed then: Diwali.", never a kind of leave. Without the ids of
texts with a reason such an SMS says what the others say. E-mails always have it.

**Phones.** Give every hospital one where texts with a phone are registered: without it their last sentence is left out, and the text is no longer the registered
one. A hospital that takes no bookings has no link to free times.

## Texts with a variable

These English texts were registered before there were links. Their ids may stay in the environment (\`SMS_DLT_…\`), the first five all or none: an installation
that has them sends what it always sent, until ids of others are entered. An id that is entered on the page goes before the one of its variable.

| Variable | Text |
|---|---|
`;

const withVariable = (): string =>
  VARIABLE_TEXTS.map(({ variable, template, form }) => `| \`${variable}\` | ${textToRegister(template, form, SOURCE_LANGUAGE)} |`).join(
    '\n',
  );

const hasVariable = (template: SmsTemplate, form: Form): boolean =>
  VARIABLE_TEXTS.some((text) => text.template === template && text.form === form);

/** The seven that are enough for a language, then those with a phone; of English those without a variable. */
function textsIn(language: Language): string {
  const all = textForms(language).filter(({ template, form }) => language !== SOURCE_LANGUAGE || !hasVariable(template, form));
  const isEnough = ({ template, form }: (typeof all)[number]): boolean => template === 'code' || hasLink(form);
  const sorted = [...all.filter(isEnough), ...all.filter((text) => !isEnough(text))];
  const rows = sorted.map(({ template, form }) => `| ${formLabel(template, form)} | ${textToRegister(template, form, language)} |`);
  return `## ${LANGUAGE_NAMES[language]}\n\n| Message | Text |\n|---|---|\n${rows.join('\n')}\n`;
}

/** The text of docs/deploy/sms-texts.md. */
export const smsTextsPage = (): string => `${HEAD}${withVariable()}\n\n${LANGUAGES.filter(isWritten).map(textsIn).join('\n')}`;
