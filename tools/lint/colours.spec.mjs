import { strangersIn } from './colours.mjs';

const KNOWN = new Set(['#0f766e', '#ffffff']);
const colours = (file, text) => strangersIn(file, text, KNOWN).map(({ colour }) => colour);

describe('a colour outside the palette', () => {
  it.each([
    ['a.css', '.a { color: #0f766e; }', '#0f766e'],
    ['a.css', '.a { color:#FFF }', '#FFF'],
    ['a.tsx', "<i style={{ color: '#12345678' }} />", '#12345678'],
    ['a.html', '<meta name="theme-color" content="#abc">', '#abc'],
    ['a.svg', '<rect fill="#123456"/>', '#123456'],
  ])('is found in %s: %s', (file, text, colour) => {
    expect(colours(file, `\n${text}`)).toEqual([colour]);
    expect(strangersIn(file, `\n${text}`, KNOWN)[0].line).toBe(2);
  });

  it('is not what a picture repeats, an entity, an address or a selector', () => {
    expect(colours('a.svg', '<rect fill="#0F766E" stroke="#fff"/>')).toEqual([]);
    expect(colours('a.ts', "'it&#8217;s', '/docs#add', '#root', '#12'")).toEqual([]);
  });
});
