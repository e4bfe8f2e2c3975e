import type { Browser, TestInfo } from '@playwright/test';
import { takePictures } from './pictures';

type Pictured = () => Promise<void>;

const browserWith = (...pages: Pictured[]): Browser =>
  ({ contexts: () => pages.map((screenshot) => ({ pages: () => [{ screenshot }] })) }) as unknown as Browser;

test('each open page leaves a picture, and one that cannot be rendered keeps no other from it', async () => {
  const attachments: TestInfo['attachments'] = [];
  const shown: Pictured = () => Promise.resolve();
  const hidden: Pictured = () => Promise.reject(new Error('Timeout 5000ms exceeded.'));
  await takePictures(browserWith(shown, hidden, shown), { attachments, outputPath: (name = '') => `results/${String(name)}` });
  expect(attachments.map(({ path }) => path)).toEqual(['results/page-1.png', 'results/page-3.png']);
});
