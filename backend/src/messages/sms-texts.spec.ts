import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf, type AppointmentParams, type AppointmentTemplate } from '@arogya/domain/messages/texts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/deploy/sms-texts.md'), 'utf8');
const PARAMS: AppointmentParams = {
  ...{ hospital: 'Lotus Care', doctor: 'Dr. Iyer', day: '2026-11-25', time: '09:30', number: 100_001, phone: '+91 55500 10000' },
};
const WHY = { day: '2026-11-24', time: '09:00', link: 'https://desk.example.in/book/lotus', away: 'Dr. Rao' } as const;
/** Each value of the samples above, and how operators call what stands there. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/042179/gu, '{#numeric#}'],
  [/https:\S+/gu, '{#url#}'],
  [/\+91 55500 10000/gu, '{#cbn#}'],
  [/Lotus Care|AD-100001|Dr\. Rao is not available then\.|Dr\. Iyer|2[45] Nov 2026, 9:[03]0 AM/gu, '{#alphanumeric#}'],
];
const toRegister = (text: string): string => KINDS.reduce((said, [values, kind]) => said.replaceAll(values, kind), text);

describe('the page with the texts to register has, with its variable,', () => {
  const row = (variable: string, text: string): string => `| \`SMS_DLT_TEMPLATE_${variable}\` | ${toRegister(text)} |\n`;
  it('that of a code', () => expect(PAGE).toContain(row('CODE', textOf('code', { code: '042179' }).text)));

  it.each<[string, AppointmentTemplate, AppointmentParams]>([
    ['CONFIRMATION', 'confirmation', PARAMS],
    ['REMINDER', 'reminder', PARAMS],
    ['MOVED', 'moved', PARAMS],
    ['CANCELLED', 'cancelled', PARAMS],
    ['MOVED_BY_CALENDAR', 'moved', { ...PARAMS, why: WHY }],
    ['CANCELLED_BY_CALENDAR', 'cancelled', { ...PARAMS, why: WHY }],
  ])('that of %s', (variable, template, params) => expect(PAGE).toContain(row(variable, textOf(template, params).text)));

  it('no place whose kind it does not say, which operators refuse, and of each kind what it stands for', () => {
    const table = PAGE.split('| Variable | Text |')[1] ?? '';
    expect(table).not.toContain('{#var#}');
    const kinds = new Set([...table.matchAll(/\{#\w+#\}/gu)].map(([kind]) => kind));
    expect([...kinds].sort()).toEqual(KINDS.map(([, kind]) => kind).sort());
    for (const kind of kinds) expect(PAGE).toContain(`| \`${kind}\` | `);
  });
});
