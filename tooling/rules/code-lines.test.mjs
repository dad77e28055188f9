import { codeLines, houseSizeFaults } from './code-lines.mjs';

it('counts neither blank lines nor comments', () => {
  const text =
    '/**\n * A promise.\n */\nexport const one = 1; // why\n\n  // a reason\nexport const two = 2;\n';
  expect(codeLines(text)).toBe(2);
});

const house = ({ small, large }) =>
  Array.from({ length: 100 }, (_, at) => ({
    path: `shared/src/subject/file-${at}.ts`,
    code: at < 88 ? small : large,
  }));

it('lets half of the sources have 45 lines of code and nine of ten 115', () => {
  expect(houseSizeFaults(house({ small: 45, large: 115 }))).toEqual([]);
});

it('tells a house whose files grow', () => {
  expect(houseSizeFaults(house({ small: 46, large: 116 }))).toEqual([
    'half of the sources have up to 46 lines of code, the limit is 45; part those that grew',
    'nine of ten sources have up to 116 lines of code, the limit is 115; part those that grew',
  ]);
});

it('leaves tests, journeys and measurements out', () => {
  const tests = house({ small: 200, large: 300 }).map(({ path, code }) => ({
    path: path.replace('.ts', '.test.ts'),
    code,
  }));
  expect(houseSizeFaults([...house({ small: 40, large: 100 }), ...tests])).toEqual([]);
});
