import { changeLabel, changeOf } from './figures';

describe('the change on a card', () => {
  it('is in whole percent of the earlier period', () => {
    expect([changeOf(112, 100), changeOf(97, 100), changeOf(100, 100)]).toEqual([12, -3, 0]);
  });

  it('says New where there is too little to compare', () => {
    expect(changeOf(30, 8)).toBeNull();
    expect(changeOf(30, 10)).toBe(200);
    expect(changeLabel(changeOf(3, 0))).toBe('New');
  });

  it('shows its sign', () => {
    expect([changeLabel(12), changeLabel(-3), changeLabel(0)]).toEqual(['+12%', '-3%', '0%']);
  });
});
