import { betterWord, oldNamesIn } from './words.mjs';

describe("the lint of the field's words", () => {
  it.each([
    ['openVisit', 'appointment'],
    ['VISIT_MINUTES', 'appointment'],
    ['lead-desk.ts', 'actions, or who is meant'],
    ['LAW', 'permissions'],
    ['useSettled', 'useDebouncedValue'],
  ])('%s has a better word', (name, better) => {
    expect(betterWord(name)).toBe(better);
  });

  it.each(['visitor', 'appointment', 'visitMinutes', 'visit_id', 'ArogyaDesk', 'lawful'])('%s is one', (name) => {
    expect(betterWord(name)).toBeUndefined();
  });

  it('reads the names of code, not its strings and comments', () => {
    expect(oldNamesIn('one.ts', "// the front desk\nconst text = 'Visit done';\nconst visit = `${law}`;")).toEqual(['visit', 'law']);
    expect(oldNamesIn('one.tsx', 'export const One = () => <p title="desk">{desk.name}</p>;')).toEqual(['desk']);
  });
});
