import { checkLoneTexts, textsBesideNodes } from './lone-texts.mjs';

const linesOf = (jsx, before = '') => textsBesideNodes(`${before}const A = () => (\n${jsx}\n);`);

it.each([
  ['a text beside a node that comes and goes', '<p>{error && <Icon />}{error ?? hint}</p>'],
  ['a text of the file beside an element', '<p><Icon /> Saved</p>'],
  ['a name beside an element', '<label>{label} {optional && <span />}</label>'],
  ['two texts', '<p>{one}{two}</p>'],
  ['a blank between two elements', "<p><b>1</b>{' '}<b>2</b></p>"],
  ['a text or an element', '<p><Icon />{busy ? texts.busy : <b>1</b>}</p>'],
  ['the text of a function', '<p><Icon />{texts.left(3)}</p>'],
  ['a text in a fragment, which stands beside whatever is around it', '<>{text}</>'],
])('%s is refused', (_, jsx) => expect(linesOf(jsx)[0]).toBe(2));

it.each([
  ['a text alone', '<p>{error ?? hint}</p>'],
  ['texts in elements of their own', '<p>{error && <Icon />}<span>{error ?? hint}</span></p>'],
  ['elements that a component is given', '<p><Icon />{children}{children({ id })}{tool}</p>'],
  ['rows', '<ul><Head />{rows.map((row) => <li key={row}>{row}</li>)}</ul>'],
  ['line breaks between elements', '<p>\n<b>1</b>\n<b>2</b>\n</p>'],
])('%s may be', (_, jsx) => expect(linesOf(jsx)).toEqual([]));

it('an element that has a name is one', () => {
  expect(linesOf('<p><Icon />{jump}</p>', 'const jump = next && (<button>1</button>);')).toEqual([]);
  expect(linesOf('<p><Icon />{jump}</p>', "const jump = next ? 'a' : 'b';")).toEqual([2]);
});

it('no page of strangers has a text beside other nodes', () => expect(checkLoneTexts()).toEqual([]));
