import { defineConfig } from '@playwright/test';
import shared from '../playwright.config';

/** Also in the workers, which read this file too. */
process.env['LOOKS'] = 'all';

/** `npm run test:looks -- languages`: every look there is, or those of the files with this in their path. */
export default defineConfig(shared, { testDir: '..', testMatch: ['**/looks/*.e2e.ts', '**/spec/looks.e2e.ts', '**/spec/states.e2e.ts'] });
