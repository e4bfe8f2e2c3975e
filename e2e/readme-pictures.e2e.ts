import { join } from 'node:path';
import { expect, test } from './fixtures';
import { takesPictures } from './pictures';
import { ROOT } from './product';

/**
 * The pictures of README are of today: a text beside each says which entries, headings and columns its screen has. Where a screen has
 * changed, `npm run e2e -- readme --update-snapshots` writes both anew.
 */
const PICTURES = {
  staff: { path: '/appointments', as: 'admin', parts: ['nav', '.ad-page-heading', 'thead'] },
  booking: { path: '/book/sanjeevani-multispeciality-hospital', as: undefined, parts: ['.hospital', '.doctors-head'] },
} as const;

for (const [name, { path, as, parts }] of Object.entries(PICTURES)) {
  test(`the picture ${name}.png of README shows what the screen has today`, async ({ open }, info) => {
    const page = await open(path, as ? { as } : {});
    const shown = parts.map((part) => page.locator(part).first());
    for (const part of shown) await expect(part).toBeVisible();
    await expect(page.locator('tbody tr, .cards').first()).toBeVisible();
    const text = (await Promise.all(shown.map((part) => part.ariaSnapshot()))).join('\n');
    if (takesPictures(info)) await page.screenshot({ path: join(ROOT, `docs/pictures/${name}.png`) });
    expect(`${text}\n`).toMatchSnapshot(`${name}.txt`);
  });
}
