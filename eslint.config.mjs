import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** A micro-frontend exposes its module as a default export; nothing else has one. */
const noDefault = { selector: 'ExportDefaultDeclaration', message: 'Named exports only; default is for what federation needs (mfe.tsx).' };
const noEnum = { selector: 'TSEnumDeclaration', message: 'Write an `as const` tuple instead of an enum.' };

/** Rules that compile the whole file, which takes half of the time of all rules: a file without JSX that calls no hook has nothing for them. */
const compiled = (name) => {
  const rule = reactHooks.rules[name];
  const concerns = ({ filename, sourceCode }) => filename.endsWith('.tsx') || /\buse[A-Z]\w*[(<]/u.test(sourceCode.text);
  return { ...rule, create: (context) => (concerns(context) ? rule.create(context) : {}) };
};
const hooks = { ...reactHooks, rules: { ...reactHooks.rules } };
for (const name of ['static-components', 'set-state-in-render']) hooks.rules[name] = compiled(name);

export default tseslint.config(
  { ignores: ['**/node_modules', 'dist', '.nx', '.cache', '.mf', '.data', '.test', 'libs/api/src', '**/canary-*', '**/.mf'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-undef': 'off',
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noDefault, noEnum],
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'react-router', message: 'Import it from @arogya/platform: the router exists once.' }],
          patterns: [{ group: ['../../*'], message: 'Use an alias across projects.' }],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['shell/**', 'mfe-*/**', 'libs/**'],
    ignores: ['**/*.cjs'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/set-state-in-render': 'error',
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**', 'e2e/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A file of a module may import from other modules of the backend, but from no other project.
    files: ['backend/src/*/*/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['../../../*'], message: 'Use an alias across projects.' }] }] },
  },
  { files: ['libs/platform/**', 'libs/testing/**', '**/*.spec.tsx'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['mfe-*/src/mfe.tsx', 'e2e/**'], rules: { 'no-restricted-syntax': ['error', noEnum] } },
  // Playwright reads from a fixture's first parameter what it needs: `{}` is nothing.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', 'max-lines-per-function': ['error', { max: 40 }] },
  },
  { files: ['**/*.spec.mjs'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['tools/jest/browser-setup.mjs'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.spec.mjs', 'tools/jest/**'], languageOptions: { globals: globals.jest } },
  prettier,
);
