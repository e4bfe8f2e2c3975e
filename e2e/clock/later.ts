import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { Product } from '../product';

/** Environment of a product whose clock a test sets ahead. */
export const SETTABLE = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'ahead.mjs')).href}` };

/** The server's clock goes back: what ends in a few seconds does not end while a slow machine works. */
export const earlier = (product: Product, seconds: number): Promise<void> => later(product, -seconds);

/** The server's clock goes ahead; resolves when what it does again and again has been done at that time. */
export async function later({ dataDir }: Product, seconds: number): Promise<void> {
  const file = join(dataDir, 'ahead');
  writeFileSync(`${file}.draft`, String(seconds * 1000));
  renameSync(`${file}.draft`, file);
  await expect.poll(() => existsSync(file), { message: 'the clock has not gone ahead', intervals: [20, 50, 100] }).toBe(false);
}
