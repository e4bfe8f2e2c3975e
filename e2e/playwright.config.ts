import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../tools/test/launch.mjs';
import { ROOT } from './product';

/** Limits for what hangs, of a step and of a test: ten times what they take on a machine with a load of 20. */
const PATIENCE_MS = 120_000;
const TEST_MS = 1_200_000;

/** `npm run e2e -- booking` runs the files with «booking» in their name, `-- -g 'a kill'` the tests, `-- --shard=1/2` one half. */
export default defineConfig({
  // In the order of their names: the many short tests of spec/ come last, and keep all workers at work to the end.
  testMatch: '**/*.e2e.ts',
  // What readme-pictures.e2e.ts compares stands beside the pictures.
  snapshotPathTemplate: join(ROOT, 'docs/pictures/{arg}{ext}'),
  outputDir: join(ROOT, '.test/e2e-failures'),
  globalSetup: join(ROOT, 'e2e/global-setup.ts'),
  reporter: [['list'], [join(ROOT, 'e2e/reporter.ts')]],
  fullyParallel: true,
  forbidOnly: true,
  // Two cores: a third worker saves a seventh of the time, but on a machine that busy a click was lost.
  workers: 2,
  // What passes at the second try is named at the end of the run.
  retries: 1,
  timeout: TEST_MS,
  // Where so much fails it is one cause, and each failure takes minutes.
  maxFailures: 20,
  expect: { timeout: PATIENCE_MS },
  use: {
    launchOptions: await chromiumOptions(),
    viewport: { width: 1366, height: 900 },
    locale: 'en-IN',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
