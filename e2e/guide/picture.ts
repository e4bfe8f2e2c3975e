import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from '../spec/rest';
import { GUIDE } from './chapter';
import { namesControl, screenTexts } from './screen-texts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

interface Shot {
  readonly page: Page;
  /** It is taken, and not only looked for. */
  readonly takes?: boolean;
}

export const MOST_PICTURE_BYTES = 60_000;

/** So much of a page or a dialog is shown at most, in px. */
const MOST = { width: 920, height: 460 };
const QUALITY = 80;

const LABEL = /- (?<role>heading|columnheader|textbox|combobox|searchbox|switch|radio|tab) "(?<name>[^"\d]+)"/gu;

/** The names of what the picture shows, each once; those of people and places, which differ from day to day, are in no source. */
async function labelsOf(shown: Locator): Promise<string> {
  const [texts, found] = [screenTexts(), [...(await shown.ariaSnapshot()).matchAll(LABEL)]];
  const labels = found.map(({ groups = {} }) => ({ role: groups['role'], name: (groups['name'] ?? '').replace(' (optional)', '') }));
  return [...new Set(labels.filter(({ name }) => namesControl(texts, name)).map(({ role, name }) => `${role} ${name}`))].join('\n');
}

/** Playwright takes none of this kind, which has a third of the bytes. */
async function shoot(page: Page, { x, y, width, height }: Box): Promise<Buffer> {
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
  const session = await page.context().newCDPSession(page);
  const clip = { x: x + left, y: y + top, width: Math.min(width, MOST.width), height: Math.min(height, MOST.height), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  return Buffer.from(data, 'base64');
}

/**
 * A picture shows the open dialog or drawer, or the upper part of the page's content. A text beside it says what its screen has; where that
 * has changed, `npm run e2e -- guide --update-snapshots` writes both anew.
 */
export async function takePicture({ page, takes = false }: Shot, file: string): Promise<void> {
  await atRest(page);
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  const shown = (await dialogs.count()) > 0 ? dialogs.last() : page.getByRole('main');
  const box = await shown.boundingBox();
  expect(box, `what ${file} shows`).not.toBeNull();
  if (box && takes) {
    const picture = await shoot(page, box);
    expect(picture.length, `bytes of ${file}`).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
    writeFileSync(join(GUIDE, file), picture);
  }
  expect(`${await labelsOf(shown)}\n`).toMatchSnapshot(['guide', basename(file).replace('.webp', '.txt')]);
}
