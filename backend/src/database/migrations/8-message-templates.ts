import type { QueryRunner } from 'typeorm';
import { oneOf } from '../entity-columns';
import type { KnownMigration } from '../migration-kind';

/** Under which ids operators and providers know the texts of messages. */
const MESSAGE_TEMPLATES = `
create table message_templates (
  template text not null check (${oneOf('template', ['code', 'confirmation', 'reminder', 'moved', 'cancelled'])}),
  form text not null check (${oneOf('form', ['linkReason', 'link', 'phoneReason', 'phone', 'plain'])}),
  channel text not null check (${oneOf('channel', ['sms', 'whatsapp'])}),
  language text not null check (${oneOf('language', ['en', 'hi', 'mr', 'ta', 'te', 'kn', 'ml', 'bn', 'gu'])}),
  provider_name text,
  dlt_template_id text,
  dlt_header text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (template, form, channel, language),
  check (channel <> 'sms' or dlt_template_id is not null)
)`;

export class MessageTemplates1700000000008 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGE_TEMPLATES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_templates');
  }
}
