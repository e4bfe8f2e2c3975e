import { readFileSync } from 'node:fs';
import { variablesPage } from './config-page';
import { VARIABLES } from './config-variables';

const PAGE = new URL('../../docs/deploy/variables.md', import.meta.url);

it('docs/deploy/variables.md is what the configuration says: npm run generate writes it', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(variablesPage());
});

it('every variable says what it is, and the page says which are needed and what their rules are', () => {
  expect(Object.entries(VARIABLES).filter(([, rule]) => !rule.description)).toEqual([]);
  expect(variablesPage()).toContain('| `DATABASE_URL` | **needed** | must look like postgres://');
  expect(variablesPage()).toContain('| `PORT` | `3000` | must be a whole number from 0 to 65535 |');
  expect(variablesPage()).toContain('| `DRAIN_SECONDS` |  | must be a whole number from 0 to 300 |');
});
