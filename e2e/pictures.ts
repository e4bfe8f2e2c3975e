import type { TestInfo } from '@playwright/test';

/** Whether this run writes the pictures anew: `npm run e2e -- guide --update-snapshots`. */
export const takesPictures = ({ config }: Pick<TestInfo, 'config'>): boolean => ['all', 'changed'].includes(config.updateSnapshots);
