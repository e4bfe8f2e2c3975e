import type { Language } from '@arogya/domain/languages/languages';
import type { Form, RegisteredText } from '@arogya/domain/messages/forms';
import type { SmsTemplate } from '@arogya/domain/messages/texts';
import type { DltSettings } from '../config';
import type { Db } from '../database/sql';
import { prepared } from '../database/statement';

export interface MessageTemplateRow {
  readonly template: SmsTemplate;
  readonly form: Form;
  readonly language: Language;
  readonly dltTemplateId: string;
  readonly dltHeader: string | null;
  readonly providerName: string | null;
  readonly version: number;
}

const COLUMNS = `template, form, language, dlt_template_id as "dltTemplateId", dlt_header as "dltHeader", provider_name as "providerName", version`;

export const messageTemplates = prepared<MessageTemplateRow>(
  'message-templates',
  `select ${COLUMNS} from message_templates where channel = 'sms'`,
);

/** Which text. */
export type TextKey = Pick<RegisteredText, 'template' | 'form' | 'language'>;

export const isText =
  (wanted: TextKey) =>
  ({ template, form, language }: TextKey): boolean =>
    template === wanted.template && form === wanted.form && language === wanted.language;

const registeredOf = ({ dltTemplateId, dltHeader, version: _version, ...row }: MessageTemplateRow): RegisteredText => ({
  ...row,
  id: dltTemplateId,
  header: dltHeader,
});

/** Which texts the operators know: those whose ids were entered, and of the others those that the environment names. */
export class RegisteredTexts {
  constructor(
    private readonly sql: Db,
    private readonly dlt: DltSettings | null,
  ) {}

  async all(): Promise<readonly RegisteredText[]> {
    const entered = (await this.sql.query(messageTemplates())).map(registeredOf);
    const named = this.dlt?.texts ?? [];
    return [...entered, ...named.filter((text) => !entered.some(isText(text)))];
  }
}
