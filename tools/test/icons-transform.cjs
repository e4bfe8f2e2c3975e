const { readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Writes the module that replaces '@ant-design/icons' in web specs. Jest cannot see the named exports of the package's own
 * entry, which would also load some 850 icons for each spec file: here each icon is the real one, loaded when it is
 * rendered.
 */
const folder = join(dirname(require.resolve('@ant-design/icons/package.json')), 'lib/icons');
const names = readdirSync(folder)
  .filter((file) => /^[A-Z]\w+\.js$/.test(file))
  .map((file) => file.slice(0, -3));

const code = [
  `import { createRequire } from 'node:module';`,
  `import { createElement } from 'react';`,
  `const load = createRequire(import.meta.url);`,
  `const icon = (name) => (props) => createElement(load('@ant-design/icons/lib/icons/' + name).default, props);`,
  ...names.map((name) => `export const ${name} = icon('${name}');`),
].join('\n');

module.exports = { process: () => ({ code }), getCacheKey: () => `icons ${names.length} ${code.length}` };
