import { folderPairs } from './folder-pairs.mjs';

const moduleOf = (source, ...resolved) => ({
  source,
  dependencies: resolved.map((target) => ({ resolved: target, dependencyTypes: ['local'] })),
});

it('two neighbouring folders that import each other are found, however deep the files lie', () => {
  const found = folderPairs([
    moduleOf('mf-a/src/card/tabs/main.tsx', 'mf-a/src/edit/values/wire.ts'),
    moduleOf('mf-a/src/edit/form.tsx', 'mf-a/src/card/head.tsx'),
  ]);
  expect(found).toEqual([
    'mf-a/src/card and mf-a/src/edit: mf-a/src/card/tabs/main.tsx → mf-a/src/edit/values/wire.ts, ' +
      'mf-a/src/edit/form.tsx → mf-a/src/card/head.tsx',
  ]);
});

it.each([
  [
    'one way only',
    moduleOf('a/src/card/x.ts', 'a/src/edit/y.ts'),
    moduleOf('a/src/edit/y.ts', 'a/src/api/z.ts'),
  ],
  [
    'up and down one tree',
    moduleOf('a/src/edit/x.ts', 'a/src/edit/values/y.ts'),
    moduleOf('a/src/edit/values/y.ts', 'a/src/edit/x.ts'),
  ],
  [
    'a test that looks back',
    moduleOf('a/src/card/x.ts', 'a/src/edit/y.ts'),
    moduleOf('a/src/edit/y.test.ts', 'a/src/card/x.ts'),
  ],
  [
    'two packages',
    moduleOf('a/src/card/x.ts', 'b/src/edit/y.ts'),
    moduleOf('b/src/edit/y.ts', 'a/src/card/x.ts'),
  ],
])('%s is no pair', (_, ...modules) => {
  expect(folderPairs(modules)).toEqual([]);
});

it('a type that is imported back is no arrow', () => {
  const typed = moduleOf('a/src/edit/y.ts', 'a/src/card/x.ts');
  typed.dependencies[0].dependencyTypes.push('type-only');
  expect(folderPairs([moduleOf('a/src/card/x.ts', 'a/src/edit/y.ts'), typed])).toEqual([]);
});
