import hooks from 'eslint-plugin-react-hooks';
import globals from './tooling/rules/globals.mjs';
import { house } from './tooling/rules/house-plugin.mjs';
import ts from 'typescript-eslint';

const promised = ['shared/src/**/*.{ts,tsx}', 'server/src/**/*.{service,policy,workflow,repository}.ts'];
const browserSources = ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'shared/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/testing/**', 'e2e/**', 'bench/**'];

const kinds = { agreement: 'agreement', addendum: 'addendum', commercial_offer: 'commercialOffer' };
const kindsBut = (...own) => [
  'error',
  Object.fromEntries(Object.entries(kinds).filter(([name]) => !own.includes(name))),
];

/** Which kinds of documents each room may name; any other room of the product names none. */
const rooms = [
  {
    // An area that a team brings may name the kinds whose cards it stands in; those of the product that serve any kind do not.
    files: [
      '{server,shared}/src/**/*.{ts,tsx}',
      '{shell,mf-approvals,mf-counterparties,mf-handbooks,mf-notifications}/**/*.{ts,tsx}',
    ],
    rule: kindsBut(),
  },
  {
    // An addendum changes the terms of its agreement: the two know each other, their obligations and their books too.
    files: [
      '{mf-agreements,server/src/agreements,server/src/addendums}/**',
      'shared/src/contract/{agreement,addendum}/**',
      'server/src/{links,obligations}/**',
      'server/src/lists/columns/{agreed-end,term-changes-json}.ts',
      'server/src/counterparties/matching/*.repository.ts',
      'server/src/handbooks/type-references.repository.ts',
      'shared/src/contract/books/*.book.ts',
    ],
    rule: kindsBut('agreement', 'addendum'),
  },
  {
    files: [
      '{mf-offers,server/src/offers}/**',
      'shared/src/contract/commercial-offer/**',
      // Offers name their direction by other words than agreements do.
      'mf-handbooks/src/chain-templates/form/condition-fields.tsx',
    ],
    rule: kindsBut('commercial_offer'),
  },
  {
    // The registry of the kinds that come with the product, the demo company and what was stored by earlier versions.
    files: [
      'shared/src/contract/record/record-kinds.ts',
      'mf-handbooks/src/chain-templates/form/template-values.ts',
      'server/src/numerators/schema.ts',
      'server/src/{demo,migrations}/**',
      ...tests,
      '**/*.builder.ts',
      '**/{a,an}-*.{ts,tsx}',
    ],
    rule: 'off',
  },
];

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
  ...rooms.map(({ files, rule }) => ({
    files,
    plugins: { house },
    rules: { 'house/kind-in-its-room': rule },
  })),
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
