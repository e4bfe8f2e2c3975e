import type { Page } from '@playwright/test';
import { Api } from './api';
import { expect, test } from './fixtures';
import { menuItem } from './look';
import { newPerson } from './people';

const MM = 72 / 25.4;
const POSTERS = [
  [/Print Poster$/u, 210, 297],
  [/on A5$/u, 148, 210],
] as const;

const LONGEST = 120;
const long = (words: string): string => `${newPerson('Clinic').name} ${words.repeat(LONGEST)}`.slice(0, LONGEST).trim();
const NAMES = [
  ['120 letters', long('Multispeciality Hospital and Research Centre ')],
  ['one word of 120 letters', `${newPerson('C').name.replace(' ', '')}${'m'.repeat(LONGEST)}`.slice(0, LONGEST)],
  ['120 letters in Devanagari', long('श्री सिद्धिविनायक रुग्णालय ')],
  ['120 letters in Tamil', long('மீனாட்சி மருத்துவமனை ')],
] as const;

/** Prints both posters: each is one sheet of its paper, with all of its text on it, and a code that a phone reads. */
async function printsOneSheet(page: Page): Promise<void> {
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
    expect(Math.abs((code?.width ?? 0) - (code?.height ?? 0)), `${button}: px by which the code is no square`).toBeLessThan(1);
    const over = await page
      .locator('.ad-poster')
      .evaluate((poster) => [poster.scrollHeight - poster.clientHeight, poster.scrollWidth - poster.clientWidth]);
    expect(over, `px of ${button} that are cut, down and across`).toEqual([0, 0]);
    await page.emulateMedia({ media: null });
  }
}

test('the poster of the booking code is one page of A4 or of A5, and its code at least 60 mm wide', async ({ open }) => {
  await printsOneSheet(await open('/hospital-dashboard', { as: 'hospital' }));
});

test('the poster of a hospital whose name is as long as they come is one sheet, in each script', async ({ open, origin }) => {
  const admin = await Api.as(origin, 'admin');
  const page = await open('about:blank', { as: 'admin' });
  for (const [kind, name] of NAMES) {
    await test.step(kind, async () => {
      await admin.post('hospitals', { name, city: 'Pune', phone: '+91 98450 12345' });
      await page.goto(`/hospitals?q=${encodeURIComponent(name.split(' ').slice(0, 2).join(' '))}`);
      await page
        .getByRole('button', { name: /^Actions for/u })
        .first()
        .click();
      await menuItem(page, 'QR Code').click();
      await printsOneSheet(page);
    });
  }
});
