import { dayOffOf, type ShownDay } from '@arogya/domain/appointments/day-off';
import type { PagesWords } from '@arogya/languages/generated/pages.words';

/** Why nobody can come on a day, in a word or two, or null; the name of a holiday stays as the hospital has typed it. */
export function dayOffIn({ sheet }: PagesWords, day: ShownDay): string | null {
  const off = dayOffOf(day);
  if (off === null) return null;
  if (off.kind === 'leave') return sheet.onLeave();
  return off.name ? sheet.closedFor({ name: off.name }) : sheet.closed();
}
