import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { themeOf } from '@arogya/ui/look/theme';
import { ROOT } from './aliases.mjs';
import { partsOfShell } from './antd-parts.mjs';

const require = createRequire(import.meta.url);
const { antdSheet, withoutUnused } = require('./webpack-antd-sheet.cjs');
const { withoutStyles } = require('./webpack-antd-code.cjs');

const { css, whole, names } = antdSheet();

/** Of modules that the shell's parts load and never render. */
const NOT_RENDERED = {
  'Addon-Addon': 'no field stands beside a text of its own',
  'Collapse-Collapse': 'an alert takes its motion alone',
  'Input-OTP': 'a code is one field',
  'Layout-Sider': 'a menu asks whether it is in one',
  'Menu-Menu': 'the menu of a dropdown looks as the dropdown says',
  'Message-Message': 'toasts are our own',
  'Message-PurePanel': 'toasts are our own',
  'Notification-Notification': 'toasts are our own',
  'Notification-PurePanel': 'toasts are our own',
  'Pagination-bordered': 'of a theme with borders',
  'Skeleton-Skeleton': 'a dialog that loads shows our own',
  'Space-Space': 'only what stands together in a field, Space-Compact',
  'Tag-preset': 'a tag has the colour of a state',
};

const STYLES =
  /gen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\(\s*(?:\[\s*'(?<part>\w+)',\s*'(?<of>[\w-]+)'\s*\]|'(?<whole>\w+)')/gu;
const IMPORTS = /(?:from|import) ["'](?<path>\.[^"']+)["']/gu;
const ES = join(ROOT, 'node_modules/antd/es');

const fileOf = (path) => [path, `${path}.js`, join(path, 'index.js')].find((file) => file.endsWith('.js') && existsSync(file));

/** The files of antd that these load, themselves included. */
function loadedBy(files) {
  const found = new Set(files);
  for (const file of found) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORTS)) found.add(fileOf(resolve(dirname(file), groups.path)));
  }
  return [...found];
}

const folderOf = (name) => name.replaceAll(/(?<!^)[A-Z]/gu, '-$&').toLowerCase();
const modules = loadedBy(partsOfShell().map((name) => join(ES, folderOf(name), 'index.js')));
const named = (text) =>
  [...text.matchAll(STYLES)].map(({ groups: { part, of, whole } }) => (whole ? `${whole}-${whole}` : `${part}-${of}`));

it('all that the parts of the shell look like is in the sheet, or is never rendered', () => {
  const known = modules.flatMap((file) => named(readFileSync(file, 'utf8')));
  expect(known).toEqual(expect.arrayContaining(['Button-Button', 'Form-item-item', 'Modal-confirm']));
  expect(known.filter((name) => !names.includes(name)).sort()).toEqual(Object.keys(NOT_RENDERED).sort());
});

it('the sheet is the same for each theme', () => {
  expect(css).toContain('.ant-modal');
  for (const theme of [themeOf('light'), themeOf('dark'), themeOf('light', true)]) expect(antdSheet(theme).css).toBe(css);
});

it('the sheet has what screens look like, and half of what antd does', () => {
  const used = ['ant-select-outlined', 'ant-tabs-dropdown', 'ant-form-item-has-feedback', 'ant-btn-lg', 'ant-dropdown-menu-item-danger'];
  for (const name of used) expect(css).toMatch(new RegExp(`\\.${name}(?![\\w-])`, 'u'));
  for (const name of ['ant-col-lg-7', 'ant-input-group', 'ant-tabs-card', 'ant-btn-color-lime', 'ant-select-filled']) {
    expect(whole).toContain(`.${name}`);
    expect(css).not.toContain(`.${name}`);
  }
  expect(css.length).toBeLessThan(0.6 * whole.length);
});

it('only what needs an element without styles is left out', () => {
  const asked = '.ant-tag-rtl{top:1px;}.ant-tag:not(.ant-tag-rtl){top:2px;}.ant-a .ant-badge,.ant-b{top:3px;}.ant-column{top:4px;}';
  const kept = '.ant-tag:not(.ant-tag-rtl){top:2px;}.ant-b{top:3px;}.ant-column{top:4px;}';
  expect(withoutUnused(asked)).toBe(kept);
  const narrow = (rules) => `@media (max-width:9px){${rules}}`;
  expect(withoutUnused(narrow(asked) + narrow('.ant-col-1{top:5px;}'))).toBe(narrow(kept));
});

it('a module of antd keeps its variables, and not what makes its styles', () => {
  const alert = readFileSync(join(ES, 'alert/style/index.js'), 'utf8');
  expect(alert).toMatch(/genStyleHooks\('Alert', token => \[/u);
  expect(withoutStyles(alert)).toMatch(/genStyleHooks\('Alert', null, prepareComponentToken/u);
  const other = `import { genStyleHooks } from 'x';\nexport default other('Alert', token => [token]);`;
  expect(withoutStyles(other)).toBe(other);
});
