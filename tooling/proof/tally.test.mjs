import { summaryLine, sumOf, tallyOfJest, tallyOfPlaywright } from './tally.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: `is ${status}` })),
});
const jestReport = (counts, ...testResults) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...counts,
  testResults,
});
const playwrightReport = (stats, errors = [], suites = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites,
});

it('the last line carries the sums of all steps', () => {
  expect(summaryLine(sumOf([{ passed: 2, failed: 1 }, {}, { passed: 3 }]))).toBe('5 passed, 1 failed');
});

it('a test file that could not be run is a failure', () => {
  const report = jestReport(
    { numPassedTests: 1, numRuntimeErrorTestSuites: 1 },
    file('/r/shared/a.test.ts', 'passed'),
    { ...file('/r/shared/b.test.ts'), status: 'failed' },
  );
  expect(tallyOfJest({ report, packages: ['shared'], root: '/r' })).toMatchObject({
    passed: 1,
    failed: 1,
    faults: ['shared/b.test.ts: не выполнен'],
  });
});

it('what failed is named with its file, since the output of a long run may reach nobody but its end', () => {
  const jest = jestReport({ numFailedTests: 1 }, file('/r/shared/a.test.ts', 'passed', 'failed'));
  expect(tallyOfJest({ report: jest, packages: ['shared'], root: '/r' }).faults).toEqual([
    'shared/a.test.ts: is failed',
  ]);
  const spec = (title, ok) => ({ file: 'news/bell.spec.ts', title, ok });
  const journeys = playwrightReport(
    { expected: 1, unexpected: 1 },
    [],
    [{ specs: [], suites: [{ specs: [spec('rings', false), spec('is silent', true)] }] }],
  );
  expect(tallyOfPlaywright(journeys).faults).toEqual(['e2e/src/news/bell.spec.ts: rings']);
});

it('a package whose suite ran nothing is a failure that names it', () => {
  const report = jestReport(
    { numPassedTests: 1, numPendingTests: 1 },
    file('/r/shared/a.test.ts', 'passed'),
    file('/r/shell/b.test.ts', 'pending'),
  );
  const outcome = tallyOfJest({ report, packages: ['shared', 'shell'], root: '/r' });
  expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(outcome.faults).toEqual(['shell: ни одного теста не выполнено']);
});

it('a journey that passed only on its second attempt failed', () => {
  expect(tallyOfPlaywright(playwrightReport({ expected: 4, flaky: 1 }))).toMatchObject({
    passed: 4,
    failed: 1,
  });
});

it('no journey at all, or an error outside of them, is a failure', () => {
  expect(tallyOfPlaywright(playwrightReport({})).failed).toBe(1);
  expect(tallyOfPlaywright(playwrightReport({ expected: 1 }, [{ message: 'no config' }]))).toMatchObject({
    failed: 1,
    faults: ['no config'],
  });
});
