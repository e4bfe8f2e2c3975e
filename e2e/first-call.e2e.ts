import { expect, test } from './fixtures';
import { patternOf, readGuide, runBlock, SETTING } from './guide-blocks';
import { addIntegration, addKey } from './integration-form';
import { newPerson } from './people';

const GUIDE = readGuide('docs/integrators/first-call.md');
const STEP = /^## \d+\. /gmu;
const DIGITS = '98765 43210';

test('the guide for integrators leads from nothing to rows in at most four steps, and each of its blocks answers what it says', async ({
  open,
  origin,
}) => {
  expect(GUIDE.text.match(STEP)?.length).toBeLessThanOrEqual(4);
  const page = await open('/integrations', { as: 'admin', alone: true });
  await addIntegration(page, newPerson('Guide').name, ['leads:read', 'leads:create']);
  const { key } = await addKey(page, 'Web server');
  const phone = newPerson('Asha').phone.slice('+91 '.length);

  const [first, ...blocks] = GUIDE.blocks;
  expect(first?.text).toBe(SETTING);
  let said = '';
  for (const { kind, text } of blocks) {
    if (kind === 'sh') {
      said = await runBlock(text.replace(DIGITS, phone), { API: `${origin}/api`, KEY: key });
    } else {
      for (const line of text.trimEnd().split('\n')) expect(said).toMatch(patternOf(line));
    }
  }
  expect(blocks.map(({ kind }) => kind)).toEqual(blocks.map((_, at) => (at % 2 === 0 ? 'sh' : 'http')));
});
