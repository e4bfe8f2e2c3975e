import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@arogya/domain/languages/languages';
import { formsOf, textForms } from '@arogya/domain/messages/forms';
import { isTooLong, textWarnings, TOO_LONG } from '@arogya/domain/messages/lint';
import { ID_MISSING, NO_SUCH_FORM, NOT_WRITTEN } from '@arogya/domain/messages/registration-rules';
import { smsLength } from '@arogya/domain/messages/segments';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Config } from '../config';
import { VARIABLE_TEXTS } from '../config-messages';
import { Sql, type Db } from '../database/sql';
import { assertFresh } from '../http/if-match';
import type { MessageTemplate, MessageTemplates, SaveMessageTemplate } from './message-template.dto';
import { dropTemplate, lockTemplates, noteTemplate, saveTemplate } from './message-templates.sql';
import { isText, messageTemplates, type MessageTemplateRow, type TextKey } from './registered-texts';
import { sampleText } from './texts-to-register';
import { isWritten } from './words';

const refused = (field: string, message: string): Refusal => new Refusal('invalid', { errors: { [field]: message }, message });

/** The texts of messages, as they are registered with operators, and their ids. */
@Injectable()
export class MessageTemplatesService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  async all(): Promise<MessageTemplates> {
    const rows = await this.sql.query(messageTemplates());
    const keys = LANGUAGES.filter(isWritten).flatMap(textForms);
    return { idsNeeded: this.dlt !== null, templates: keys.map((key) => this.shown(key, rows)) };
  }

  save(who: Actor, body: SaveMessageTemplate, version: number | null): Promise<MessageTemplate> {
    const { template, form, language } = body;
    if (!isWritten(language)) throw refused('language', NOT_WRITTEN);
    if (!formsOf(template, language).includes(form)) throw refused('form', NO_SUCH_FORM);
    const [id, dltHeader, providerName] = [body.dltTemplateId, body.dltHeader, body.providerName].map((typed) => typed?.trim() || null);
    if (!id && (dltHeader || providerName)) throw refused('dltTemplateId', ID_MISSING);
    if (id && isTooLong(sampleText(template, form, language, this.config.publicBaseUrl))) throw refused('dltTemplateId', TOO_LONG);
    const key = { template, form, language };
    return this.sql.transaction(who, async (db) => {
      await db.query(lockTemplates());
      const values = { dltTemplateId: id ?? null, dltHeader: dltHeader ?? null, providerName: providerName ?? null };
      assertFresh(await this.read(db, key), version, values);
      await db.query(id ? saveTemplate({ ...key, ...values, dltTemplateId: id }) : dropTemplate(key));
      await db.query(noteTemplate(key));
      return this.read(db, key);
    });
  }

  private async read(db: Db, key: TextKey): Promise<MessageTemplate> {
    return this.shown(key, await db.query(messageTemplates()));
  }

  private shown(key: TextKey, rows: readonly MessageTemplateRow[]): MessageTemplate {
    const linted = sampleText(key.template, key.form, key.language, this.config.publicBaseUrl);
    const { dltTemplateId = null, dltHeader = null, providerName = null, version = 0 } = rows.find(isText(key)) ?? {};
    return {
      ...key,
      ...{ text: linted.text, preview: linted.preview, segments: smsLength(linted.preview).segments, warnings: textWarnings(linted) },
      ...{ dltTemplateId, dltHeader, providerName },
      variable: dltTemplateId === null ? this.variableOf(key) : null,
      version,
    };
  }

  private variableOf(key: TextKey): string | null {
    if (!this.dlt?.texts.some(isText(key))) return null;
    return VARIABLE_TEXTS.find(({ template, form }) => template === key.template && form === key.form)?.variable ?? null;
  }

  private get dlt() {
    return this.config.messages.sms?.dlt ?? null;
  }
}
