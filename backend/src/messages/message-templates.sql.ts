import { prepared } from '../database/statement';

interface TextKey {
  readonly template: string;
  readonly form: string;
  readonly language: string;
}

/** Two who change one text take turns, also while it has no row yet. */
export const lockTemplates = prepared<object>(
  'lock-message-templates',
  `select pg_advisory_xact_lock(hashtextextended('message-templates', 0))`,
);

export const saveTemplate = prepared<object, TextKey & { dltTemplateId: string; dltHeader: string | null; providerName: string | null }>(
  'save-message-template',
  `insert into message_templates (template, form, channel, language, dlt_template_id, dlt_header, provider_name)
   values (:template, :form, 'sms', :language, :dltTemplateId, :dltHeader, :providerName)
   on conflict (template, form, channel, language) do update set dlt_template_id = excluded.dlt_template_id,
     dlt_header = excluded.dlt_header, provider_name = excluded.provider_name,
     version = message_templates.version + 1, updated_at = now()`,
);

export const dropTemplate = prepared<object, TextKey>(
  'drop-message-template',
  `delete from message_templates where template = :template and form = :form and channel = 'sms' and language = :language`,
);

/** Which text it was stands in the operation: it is no record with an id. */
export const noteTemplate = prepared<object, TextKey>(
  'note-message-template',
  `insert into audit_log (action, entity, operation)
   values ('changed', 'call', 'PUT message-templates: ' || :template::text || ' ' || :form::text || ' ' || :language::text)`,
);
