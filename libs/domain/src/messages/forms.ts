import { SOURCE_LANGUAGE, type Language } from '../languages/languages';
import { SMS_TEMPLATES, TEMPLATE_LABELS, type AppointmentParams, type ParamsOf, type SmsTemplate } from './texts';

/**
 * What a text says besides what happened. With the link to the patient's page it needs no phone, since the page has Call; with the
 * reason it says why a changed calendar moved or cancelled the appointment.
 */
export const FORMS = ['linkReason', 'link', 'phoneReason', 'phone', 'plain'] as const;
export type Form = (typeof FORMS)[number];

/** The forms of each text, the fullest first. */
const FORMS_OF: Readonly<Record<SmsTemplate, readonly Form[]>> = {
  code: ['plain'],
  confirmation: ['link', 'phone'],
  reminder: ['link', 'phone'],
  moved: ['linkReason', 'link', 'phoneReason', 'phone'],
  cancelled: ['linkReason', 'link', 'phoneReason', 'phone'],
};

/** A reason beside a phone is said in English alone, where those texts were registered before there were links. */
const isSaidIn = (language: Language, form: Form): boolean => language === SOURCE_LANGUAGE || form !== 'phoneReason';

/** The forms of a text in a language, the fullest first. */
export const formsOf = (template: SmsTemplate, language: Language): readonly Form[] =>
  FORMS_OF[template].filter((form) => isSaidIn(language, form));

/** Each text in each form that it has in a language. The code and those with a link, seven, are enough. */
export const textForms = (language: Language) =>
  SMS_TEMPLATES.flatMap((template) => formsOf(template, language).map((form) => ({ template, form, language })));

export const hasLink = (form: Form): boolean => form === 'link' || form === 'linkReason';
export const hasReason = (form: Form): boolean => form === 'linkReason' || form === 'phoneReason';

/** A text that the operators know, and by which ids. */
export interface RegisteredText {
  readonly template: SmsTemplate;
  readonly form: Form;
  readonly language: Language;
  /** Of the text, as the operators' portal has given it. */
  readonly id: string;
  /** The sender's name that goes with it, where it is not the provider's usual one. */
  readonly header: string | null;
  /** What the provider itself calls the text, where it asks for that. */
  readonly providerName: string | null;
}

/** What goes out. `registered`: null where nothing has to be. */
export interface ChosenForm {
  readonly form: Form;
  readonly language: Language;
  readonly registered: RegisteredText | null;
}

type Params = ParamsOf[SmsTemplate];

const isFillable = (form: Form, params: Params): boolean =>
  'code' in params || ((!hasLink(form) || Boolean(params.link)) && (!hasReason(form) || Boolean(params.why)));

interface FormChoice {
  readonly template: SmsTemplate;
  readonly params: Params;
  readonly language: Language;
}

/** The forms for which a message has all that they say, the fullest first. */
export const fillableForms = ({ template, params, language }: FormChoice): readonly Form[] =>
  formsOf(template, language).filter((form) => isFillable(form, params));

/** The fullest form that a message can have. */
export const fullestForm = (choice: FormChoice): ChosenForm => ({
  form: fillableForms(choice)[0] ?? 'phone',
  language: choice.language,
  registered: null,
});

/**
 * Operators drop a text that they do not know: the fullest that is registered in the language, else the fullest in English; null
 * when there is none.
 */
export function registeredForm({ template, params, language }: FormChoice, texts: readonly RegisteredText[]): ChosenForm | null {
  const known = texts.filter((text) => text.template === template);
  for (const one of [language, SOURCE_LANGUAGE] as const) {
    for (const form of fillableForms({ template, params, language: one })) {
      const registered = known.find((text) => text.form === form && text.language === one);
      if (registered) return { form, language: one, registered };
    }
  }
  return null;
}

/** What a form says of a message's parameters: of a text without the link nobody gets it, nor a reason that it does not say. */
export function paramsOfForm(params: Params, form: Form): Params {
  if ('code' in params) return params;
  const { link, ...others } = params;
  const said: AppointmentParams = hasLink(form) ? { ...others, link } : others;
  return said.why && !hasReason(form) ? { ...said, why: null } : said;
}

const NAMES: Readonly<Record<Form, string>> = {
  linkReason: 'with link and reason',
  link: 'with link',
  phoneReason: 'with phone and reason',
  phone: 'with phone',
  plain: '',
};
/** 'New time, with link and reason'. */
export const formLabel = (template: SmsTemplate, form: Form): string => [TEMPLATE_LABELS[template], NAMES[form]].filter(Boolean).join(', ');
