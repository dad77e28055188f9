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
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx'] }],
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
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    plugins: { 'react-hooks': hooks, house },
    rules: {
      ...sized,
      ...hooks.configs.recommended.rules,
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      // An interface may ask for a promise where this implementation has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
      // A handler given to JSX or Fastify may be asynchronous: both await it or take its rejection.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false, properties: false } },
      ],
    },
  },
  // What an area brings is known at run time only; its page is a component found by name, and kept.
  { files: ['shell/src/areas/**'], rules: { 'react-hooks/static-components': 'off' } },
  { files: browserSources, plugins: { house }, rules: { 'house/secure-context': 'error' } },
  // Playwright hands its fixtures over by a function named `use`.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
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
  { files: tests, rules: { '@typescript-eslint/unbound-method': 'off' } },
);
