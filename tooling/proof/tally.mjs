import { relative, sep } from 'node:path';

/** Nothing run yet: what every sum starts from. */
export const nothing = { passed: 0, failed: 0, skipped: 0, faults: [] };

/** The sum of several outcomes. */
export function sumOf(outcomes) {
  return outcomes.reduce(
    (sum, { passed = 0, failed = 0, skipped = 0, faults = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      faults: [...sum.faults, ...faults],
    }),
    nothing,
  );
}

/** The outcome of a jest run: a file that could not be run and a package whose suite is empty count as failures. */
export function tallyOfJest({ report, packages, root }) {
  const tested = report.testResults.map((file) => ({
    package: relative(root, file.name).split(sep)[0],
    tests: file.assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').length,
  }));
  const empty = packages.filter((name) => !tested.some((file) => file.package === name && file.tests > 0));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + empty.length,
    skipped: report.numPendingTests + report.numTodoTests,
    faults: [
      ...report.testResults.flatMap((file) => failedOfFile(file, relative(root, file.name))),
      ...empty.map((name) => `${name}: ни одного теста не выполнено`),
    ],
  };
}

// A file that could not be run has no test to name.
function failedOfFile({ status, assertionResults }, name) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: не выполнен`];
  return failed.map(({ fullName }) => `${name}: ${fullName}`);
}

/** The outcome of a Playwright run: a test that passed only on a second attempt failed, and so did an empty run. */
export function tallyOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const isEmpty = expected + unexpected + flaky === 0;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length + (isEmpty ? 1 : 0),
    skipped,
    faults: [
      ...report.suites.flatMap(failedOfSuite),
      ...report.errors.map((error) => error.message ?? String(error)),
      ...(isEmpty ? ['e2e: ни одной проверки не выполнено'] : []),
    ],
  };
}

function failedOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/src/${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedOfSuite)];
}

/** The last line that every run of the tests ends with. */
export function summaryLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
