import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { namesOf, writeAll } from './write.mjs';

const LIBS = ['domain', 'platform', 'api', 'ui', 'features'];

const page = ({ pascal }) => `import { PageHeader, useSession } from '@arogya/platform';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Panel } from '@arogya/ui/cards/panel';

export function ${pascal}Page() {
  const { user } = useSession();
  return (
    <>
      <PageHeader subtitle={\`Signed in as \${user?.username ?? 'nobody'}\`} />
      <Panel>
        <EmptyState text="Nothing here yet" hint="Your first screen goes here." />
      </Panel>
    </>
  );
}
`;

const spec = ({ kebab, pascal }, role) => `import { fakeApi } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen } from '@testing-library/react';
import { ${pascal}Page } from './${kebab}-page';

fakeApi([], makeUser({ role: '${role}', username: 'kavya' }));

it('greets who is signed in', async () => {
  renderPage(<${pascal}Page />, { path: '/${kebab}' });
  expect(await screen.findByText('Signed in as kavya')).toBeInTheDocument();
});
`;

const mfe = ({ kebab, pascal }) => `import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const ${pascal}Page = lazy(() =>
  import(/* webpackChunkName: 'page-${kebab}' */ './${kebab}-page').then((module) => ({ default: module.${pascal}Page })),
);

export default defineMfe({ name: 'mfe-${kebab}', nav, pages: { '/${kebab}': <${pascal}Page /> } });
`;

const packageJson = ({ kebab }) => ({
  name: `@arogya/mfe-${kebab}`,
  version: '1.0.0',
  private: true,
  license: 'Apache-2.0',
  type: 'module',
  nx: { name: `mfe-${kebab}` },
  dependencies: Object.fromEntries(LIBS.map((lib) => [`@arogya/${lib}`, '1.0.0'])),
});

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const changelog = (folder) =>
  `# Changelog of ${folder}\n\nWhat people notice of this micro-frontend, for whom. \`npm run release -- ${folder} <version>\` makes a version of what is unreleased.\n\n## [Unreleased]\n`;

/** The files of a micro-frontend with one page for one role, by path: it builds, its spec passes, and no other file names it. */
export function mfeFiles(names, role) {
  const folder = `mfe-${names.kebab}`;
  const entry = { path: `/${names.kebab}`, label: names.title, icon: 'dashboard', roles: [role], listed: false };
  return {
    [`${folder}/package.json`]: json(packageJson(names)),
    [`${folder}/CHANGELOG.md`]: changelog(folder),
    [`${folder}/webpack.config.cjs`]:
      "const { mfe } = require('../tools/build/webpack-mfe.cjs');\n\nmodule.exports = mfe({ root: __dirname });\n",
    [`${folder}/src/nav.json`]: `[${JSON.stringify(entry).replaceAll('":', '": ').replaceAll(',"', ', "').replace('{', '{ ').replace(/\}$/u, ' }')}]\n`,
    [`${folder}/src/mfe.tsx`]: mfe(names),
    [`${folder}/src/${names.kebab}-page.tsx`]: page(names),
    [`${folder}/src/${names.kebab}-page.spec.tsx`]: spec(names, role),
  };
}

/** As the domain names them. */
function rolesOf(root) {
  const [, list] = /export const ROLES = \[([^\]]*)\]/u.exec(readFileSync(join(root, 'libs/domain/src/access.ts'), 'utf8'));
  return list.split(',').map((role) => role.trim().slice(1, -1));
}

/** `npm run new -- mfe <name> [role]`: writes a working micro-frontend, mfe-<name>. */
export function newMfe([name, role = 'admin'], root = ROOT) {
  const names = namesOf(name, 'micro-frontend');
  const roles = rolesOf(root);
  if (!roles.includes(role)) throw new Failure(`${role} is no role: choose one of ${roles.join(', ')}.`);
  writeAll(root, { added: mfeFiles(names, role) });
  console.log(
    `mfe-${names.kebab} is written, with one page at /${names.kebab} for ${role}. Now: npm install, then npm run dev -- mfe-${names.kebab}`,
  );
}
