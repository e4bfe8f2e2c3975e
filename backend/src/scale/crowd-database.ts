import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = (): string => join(process.env['TEST_SENT'] ?? '', 'crowd');

/** The database of the crowd stays until the end of the run: for what looks at it after scale.db.spec.ts. */
export const leaveCrowd = (url: string): void => writeFileSync(path(), url);

/** Its address; null until it is there. */
export const crowdDatabase = (): string | null => (existsSync(path()) ? readFileSync(path(), 'utf8') : null);
