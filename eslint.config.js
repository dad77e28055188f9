import hooks from 'eslint-plugin-react-hooks';
import globals from './tooling/rules/globals.mjs';
import { house } from './tooling/rules/house-plugin.mjs';
import ts from 'typescript-eslint';

const promised = ['shared/src/**/*.{ts,tsx}', 'server/src/**/*.{service,policy,workflow,repository}.ts'];
const browserSources = ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'shared/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/testing/**', 'e2e/**', 'bench/**'];

const sized = {
  'max-params': ['error', { max: 3 }],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'no-empty': ['error', { allowEmptyCatch: false }],
  // The last is how the linter that asks the compiler could be switched off.
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx', 'oxlint-disable'] }],
  'no-restricted-syntax': [
    'error',
    {
      selector:
        'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
      message: 'A test that is skipped or alone proves nothing of the rest.',
    },
  ],
};

export default ts.config(
  {
    ignores: [
      '**/dist/',
      '**/.mf/',
      '**/.cache/',
      '**/data/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  // A rule is kept or changed here for everyone; a comment cannot switch it off.
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
    rules: {
      ...sized,
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
    },
  },
  { files: browserSources, plugins: { house }, rules: { 'house/secure-context': 'error' } },
  {
    files: browserSources,
    ignores: tests,
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  // What an area brings is known at run time only; its page is a component found by name, and kept.
  { files: ['shell/src/areas/**'], rules: { 'react-hooks/static-components': 'off' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    // A record that a test begins with is one long literal.
    ignores: ['**/*.builder.ts', '**/testing/**'],
    plugins: { house },
    rules: { 'house/function-length': 'error' },
  },
  { files: promised, ignores: tests, plugins: { house }, rules: { 'house/promise': 'error' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { ecmaVersion: 'latest', globals: globals.node },
    plugins: { house },
    rules: {
      ...sized,
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  { files: ['tooling/launch/{launch,node-version}.cjs'], rules: { 'no-var': 'off' } },
  { files: ['**/*.test.mjs'], languageOptions: { globals: globals.jest } },
);
