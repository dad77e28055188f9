import { appendFileSync } from 'node:fs';
import { markdownTable, textTable } from './text-table.mjs';

/** Limits of an area that has none of its own, for a check that no suite was asked about: see release_budgets. */
export const USUAL_BUDGETS = {
  area: { bytes: 122_880, requests: 8 },
  shell: { bytes: 245_760, requests: 6 },
};

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).replace('.', ',')} КБ`;

/** What a build costs against what it may cost: one line per figure, with whether it keeps the limit. */
export function figuresAgainst({ figures, budget }) {
  return [
    {
      name: 'Байт до первой страницы',
      actual: kilobytes(figures.bytes),
      limit: kilobytes(budget.bytes),
      isKept: figures.bytes <= budget.bytes,
    },
    {
      name: 'Запросов',
      actual: String(figures.requests),
      limit: String(budget.requests),
      isKept: figures.requests <= budget.requests,
    },
    {
      name: 'Повторённых пакетов',
      actual:
        figures.duplicates.length === 0
          ? '0'
          : `${figures.duplicates.length}: ${figures.duplicates.join(', ')}`,
      limit: '0',
      isKept: figures.duplicates.length === 0,
    },
  ];
}

function rowsOf(lines) {
  return [
    ['Показатель', 'Сейчас', 'Не больше', ''],
    ...lines.map(({ name, actual, limit, isKept }) => [name, actual, limit, isKept ? 'норма' : 'превышено']),
  ];
}

/** The figures of a release as text for a terminal. */
export function figuresText(lines) {
  return textTable(rowsOf(lines)).replace(/^/gm, '  ');
}

/** The figures of a release as Markdown for the summary of a pipeline or of a merge request. */
export function figuresMarkdown({ area, version, conformance, lines }) {
  const passed = conformance === null ? '' : `\nПроверка страниц: ${conformance}\n`;
  return `### ${area} ${version}\n\n${markdownTable(rowsOf(lines))}\n${passed}`;
}

/** Adds the summary where a pipeline shows it: the job's page of GitHub Actions, and the file that was named. */
export function writeSummary({ markdown, env, file }) {
  for (const path of [env.GITHUB_STEP_SUMMARY, file]) {
    if (path) appendFileSync(path, `${markdown}\n`);
  }
}
