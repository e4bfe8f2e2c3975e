import { readableJson } from './readable-json.mjs';

describe('the form in which openapi.json is written', () => {
  const value = {
    empty: {},
    none: [],
    text: 'with "quotes" and\nlines',
    list: Array.from({ length: 60 }, (_, index) => `word ${index}`),
    deep: { in: Array.from({ length: 9 }, (_, index) => ({ number: index, of: [null, true, 'x'.repeat(90)] })) },
  };

  it('says what the value says', () => {
    expect(JSON.parse(readableJson(value))).toEqual(value);
  });

  it('has short lines: what fits stands on one, and words share them', () => {
    const lines = readableJson(value).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(160);
    expect(lines.length).toBeLessThan(30);
    expect(readableJson({ small: { one: 1 } })).toBe('{"small":{"one":1}}\n');
  });
});
