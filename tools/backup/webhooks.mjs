/**
 * After a restore, also into the database that the backup is of, webhooks rest until an administrator resumes them: no database is
 * called '', which the next start notices (backend/src/webhooks/elsewhere.service.ts). An older backup has none.
 */
export const REST_WEBHOOKS = `
do $$ begin
  if to_regclass('public.webhook_endpoints') is not null then update webhook_endpoints set home = ''; end if;
end $$`;
