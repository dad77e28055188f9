import { layoutFaults } from './layout-faults.mjs';

const faultsOf = (path, lines = 40) => layoutFaults([{ path, lines }]);

it.each([
  'mf-agreements/src/list/agreements.page.tsx',
  'mf-agreements/src/api/agreements.queries.ts',
  'server/src/agreements/life/agreements.workflow.ts',
  'server/src/agreements/life/agreements.workflow.test.ts',
  'server/src/migrations/0001-platform.ts',
  'shared/src/ui/button/button.module.css',
  'e2e/src/agreement-create.spec.ts',
  'mf-offers/webpack.config.js',
  'tooling/webpack.release.mjs',
  '.dependency-cruiser.cjs',
])('%s is a good name', (path) => {
  expect(faultsOf(path)).toEqual([]);
});

it.each([
  ['mf-offers/src/OfferCard.tsx', /kebab-case/],
  ['mf-offers/src/Card/offer-card.tsx', /folder «Card» in kebab-case/],
  ['mf-offers/src/index.ts', /«index» is a drawer/],
  ['server/src/utils/date.ts', /folder «utils» is a drawer/],
  ['shared/src/contract/types.ts', /«types» is a drawer/],
  ['server/src/offers/offers.page.ts', /suffix «.page» is not one of .routes/],
  ['mf-offers/src/offers.service.ts', /suffix «.service» is not one of .page/],
  ['mf-offers/src/offers.model.ts', /suffix «.model»/],
])('%s is refused', (path, reason) => {
  expect(faultsOf(path).join('\n')).toMatch(reason);
});

it('a source file may have 250 lines, a test 400', () => {
  expect(faultsOf('server/src/app.ts', 250)).toEqual([]);
  expect(faultsOf('server/src/app.ts', 251)).toHaveLength(1);
  expect(faultsOf('server/src/app.test.ts', 400)).toEqual([]);
  expect(faultsOf('server/src/app.test.ts', 401)).toHaveLength(1);
});

it('a folder may have 28 files besides tests, builders and migrations', () => {
  const files = (count, name) => Array.from({ length: count }, (_, at) => ({ path: name(at), lines: 40 }));
  const fits = [
    ...files(28, (at) => `server/src/offers/offer-${at}.ts`),
    ...files(9, (at) => `server/src/offers/offer-${at}.test.ts`),
    ...files(9, (at) => `server/src/offers/lines/line-${at}.ts`),
    { path: 'server/src/offers/an-offer.ts', lines: 40 },
    ...files(40, (at) => `server/src/migrations/00${at + 10}-offers.ts`),
  ];
  expect(layoutFaults(fits)).toEqual([]);
  expect(layoutFaults([...fits, { path: 'server/src/offers/offers.view.ts', lines: 40 }])).toEqual([
    expect.stringMatching(/^server\/src\/offers: 29 files, the limit is 28/),
  ]);
});

it('what is no code may be called and sized as it likes', () => {
  expect(faultsOf('docs/Readme.md', 3000)).toEqual([]);
});
