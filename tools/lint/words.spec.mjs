import { betterWord, oldWordsIn } from './words.mjs';

const found = (path, content, sentences = []) => oldWordsIn(path, content, sentences).map(({ line, word }) => `${line} ${word}`);

describe("the lint of the field's words", () => {
  it.each([
    ['openVisit', 'appointment, or load of a page'],
    ['VISIT_MINUTES', 'appointment, or load of a page'],
    ['lead-desk.ts', 'actions, or who is meant'],
    ['LAW', 'permissions'],
    ['useSettled', 'useDebouncedValue'],
    ['drawerWalk', 'end-to-end test, or path through the code'],
  ])('%s has a better word', (name, better) => {
    expect(betterWord(name)).toBe(better);
  });

  it.each(['visitor', 'appointment', 'visitMinutes', 'visit_id', 'ArogyaDesk', 'lawful', 'isWalkIn', 'walk_in', 'Refusal'])(
    '%s is one',
    (name) => {
      expect(betterWord(name)).toBeUndefined();
    },
  );

  it.each([
    ['a name', 'one.ts', 'const one = 1;\nconst visit = `${law}`;', ['2 visit', '2 law']],
    ['a name in a page', 'one.tsx', 'export const One = () => <p title="front desk">{desk.name}</p>;', ['1 desk']],
    ['a key', 'one.ts', "const key = 'lead-desk';", ["1 'lead-desk'"]],
    ['a comment', 'one.ts', '// the front desk\n/** The server was told,\n * and he stops. */\nlet one;', ['2 told', '3 he']],
    ['a string', 'one.ts', "throw new Error('Nobody was told.');", ['1 told']],
    ['a template', 'one.ts', 'const text = `${count} visits of ${name} and his law`;', ['1 visits', '1 his', '1 law']],
    ['the title of a test', 'one.spec.ts', "it('answers a refusal', () => undefined);", ['1 refusal']],
    ['a text of a screen', 'one.tsx', "const one = <p>Don't say // visit</p>;", ['1 visit']],
    ['a comment of a style sheet', 'one.css', '/* Where there is room. */\n.ad-one {}', ['1 room']],
    ['a class of a style sheet', 'one.css', '.ad-drawer-walk {}', ['1 ad-drawer-walk']],
    ['SQL', 'one.sql', '-- what a patient told\nselect 1;', ['1 told']],
    [
      'a page',
      'one.md',
      'A page.\n\nA Refusal is drawn; `openVisit` opens it.\n\n```ts\nuseSettled();\n```',
      ['3 openVisit', '3 Refusal', '3 drawn', '6 useSettled'],
    ],
    ['a configuration', 'one.yml', '# Her walk\nname: one', ['1 Her', '1 walk']],
  ])('control: an old word is found in %s', (_, path, content, words) => {
    expect(found(path, content).sort()).toEqual([...words].sort());
  });

  it.each([
    ['a path', 'one.md', 'Errors stand in libs/domain/src/refusal.ts and `libs/domain/src/refusal.ts`.'],
    [
      'the name of the type',
      'one.ts',
      "import { Refusal } from '@arogya/domain/refusal';\nconst refusal = new Refusal('notFound'); // a `Refusal`",
    ],
    ['an address', 'one.ts', "/** `--to https://desk.example.org` */\nconst to = 'https://desk.example.org';"],
    ['a field of the API', 'one.ts', 'const sql = `select count(*) as visits, c.visits from one c`;'],
    ['a walk-in patient', 'one.ts', "const text = 'Walk-ins and a walk-in';"],
    ['what only looks like a comment', 'one.ts', "const address = 'http://visit'; const pattern = /told \\/\\/ drawn/u;"],
  ])('takes %s', (_, path, content) => {
    expect(found(path, content)).toEqual([]);
  });

  it('takes a sentence of the specification to the letter, and no other that is like it', () => {
    const content = "const texts = ['The visit is over.', 'The visit begins.'];";
    expect(found('one.ts', content, ['The visit is over.'])).toEqual(['1 visit']);
    expect(found('one.ts', content, ['The visit is over.', 'The visit begins.'])).toEqual([]);
  });
});
