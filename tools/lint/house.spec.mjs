import { problemsOf } from './house.mjs';

describe('the lint of the house', () => {
  it.each([
    ['// kept for a visitor (trust: The returning patient)', 'cites a page that is not in the repository'],
    ['/** As it should look (screens.md). */', 'cites a page that is not in the repository'],
    ["it.only('runs alone', () => undefined);", 'a test that does not run, or keeps others from running'],
    ['// @ts-ignore', 'a silenced type error'],
  ])('refuses %s', (line, what) => {
    expect(problemsOf(['const one = 1;', line])).toEqual([{ line: 2, what }]);
  });

  it('takes a comment of a landed migration as it was written', () => {
    expect(problemsOf(['/** A doctor and their patients (decisions: Data). */'], true)).toEqual([]);
  });
});
