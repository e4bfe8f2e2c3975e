import { CHAPTERS } from '@arogya/domain/guide/chapters';
import { Api } from './api';
import { expect, test } from './fixtures';
import { chapterText, readChapter } from './guide/chapter';
import { SCENES, type World } from './guide/scenes';
import { walk } from './guide/walk';
import { newPerson } from './people';
import { takesPictures } from './pictures';
import { TestData } from './test-data';

for (const { name, title } of CHAPTERS) {
  if (name === 'keys') continue;
  test(`${title}: whoever follows the chapter presses what it names, in its order, and reads what it says`, async ({
    open,
    quiet: product,
  }, info) => {
    const api = await Api.as(product.origin, 'admin');
    const world: World = {
      open: (path, how) => open(path, { width: 1180, ...how, product }),
      made: new TestData(api, product.origin),
      origin: product.origin,
      patient: newPerson('Lakshmi'),
    };
    const sections = readChapter(chapterText(name)).sections.filter(({ steps }) => steps.length > 0);
    expect(Object.keys(SCENES[name]), 'a scene for each section with steps').toEqual(sections.map((section) => section.title));
    for (const section of sections) {
      const scene = await SCENES[name][section.title]?.(world);
      if (scene) await test.step(section.title, () => walk({ ...scene, takes: takesPictures(info) }, section));
    }
  });
}

test('a step with a control or a sentence that no screen has is found', async ({ open, quiet: product }) => {
  const page = await open('/appointments', { as: 'agent', product });
  const [press, read] = readChapter(
    '# Planted\n\n## One\n\n1. Press **Book Everything**.\n\n## Two\n\n1. You read “Booked it all.”\n',
  ).sections;
  for (const [section, words] of [
    [press, 'no screen has the control Book Everything'],
    [read, 'no screen has the sentence “Booked it all.”'],
  ] as const)
    await expect(section ? walk({ page }, section) : undefined).rejects.toThrow(words);
});
