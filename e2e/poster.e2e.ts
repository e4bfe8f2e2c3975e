import { expect, test } from './fixtures';

const MM = 72 / 25.4;
const POSTERS = [
  [/Print Poster$/u, 210, 297],
  [/on A5$/u, 148, 210],
] as const;

test('the poster of the booking code is one page of A4 or of A5, and its code at least 60 mm wide', async ({ open }) => {
  const page = await open('/hospital-dashboard', { as: 'hospital' });
  await page.evaluate(() => (window.print = () => undefined));
  for (const [button, width, height] of POSTERS) {
    await page.getByRole('button', { name: button }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/gu), `pages of ${button}`).toHaveLength(1);
    const [, right, top] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/u.exec(pdf) ?? [];
    expect(Math.abs(Number(right) / MM - width), `width in mm of ${button}`).toBeLessThan(1);
    expect(Math.abs(Number(top) / MM - height), `height in mm of ${button}`).toBeLessThan(1);
    await page.emulateMedia({ media: 'print' });
    const code = await page.locator('.ad-poster-code').boundingBox();
    expect(((code?.width ?? 0) / 96) * 25.4, `the code's width in mm of ${button}`).toBeGreaterThan(60);
    await page.emulateMedia({ media: null });
  }
});
