import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smsTextsPage } from './sms-texts-page';
import { TAGS } from './texts-to-register';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/deploy/sms-texts.md'), 'utf8');

it('docs/deploy/sms-texts.md is what is sent: npm run generate writes it', () => {
  expect(PAGE).toBe(smsTextsPage());
});

it('the texts that have a variable are as they were registered', () => {
  for (const row of [
    '| `SMS_DLT_TEMPLATE_CODE` | {#numeric#} is your ArogyaDesk code for booking an appointment. It is valid for 10 minutes. Never share it with anyone. |',
    '| `SMS_DLT_TEMPLATE_CONFIRMATION` | {#alphanumeric#}: appointment {#alphanumeric#} with {#alphanumeric#} is booked for {#alphanumeric#}. To change it, call {#cbn#}. |',
    '| `SMS_DLT_TEMPLATE_REMINDER` | {#alphanumeric#}: reminder of appointment {#alphanumeric#} with {#alphanumeric#} tomorrow, {#alphanumeric#}. To change it, call {#cbn#}. |',
    '| `SMS_DLT_TEMPLATE_MOVED` | {#alphanumeric#}: appointment {#alphanumeric#} with {#alphanumeric#} is now on {#alphanumeric#}. To change it, call {#cbn#}. |',
    '| `SMS_DLT_TEMPLATE_CANCELLED` | {#alphanumeric#}: appointment {#alphanumeric#} with {#alphanumeric#} on {#alphanumeric#} is cancelled. For another time, call {#cbn#}. |',
    '| `SMS_DLT_TEMPLATE_MOVED_BY_CALENDAR` | {#alphanumeric#}: appointment {#alphanumeric#} was for {#alphanumeric#}. {#alphanumeric#} It is now with {#alphanumeric#} on {#alphanumeric#}. To change it, call {#cbn#}. Free times: {#url#} |',
    '| `SMS_DLT_TEMPLATE_CANCELLED_BY_CALENDAR` | {#alphanumeric#}: appointment {#alphanumeric#} with {#alphanumeric#} on {#alphanumeric#} is cancelled. {#alphanumeric#} For another time, call {#cbn#}. Free times: {#url#} |',
  ]) {
    expect(PAGE.split('\n')).toContain(row);
  }
});

it('has no place whose kind it does not say, which operators refuse, and says of each kind what it stands for', () => {
  const [, tables = ''] = PAGE.split('## Texts with a variable');
  expect(tables).not.toContain('{#var#}');
  const kinds = new Set([...tables.matchAll(/\{#\w+#\}/gu)].map(([kind]) => kind));
  expect([...kinds].sort()).toEqual([...new Set(Object.values(TAGS))].sort());
  for (const kind of kinds) expect(PAGE).toContain(`| \`${kind}\` | `);
});
