import { loggedIn, timeToRows, withBrowser, withPage } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import { untilQuiet } from '../harness/quiet.mjs';
import { dataFolder, logIn, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { contractOf, docxOf } from '../texts/contract.mjs';
import { pdfOf } from './sample-pdf.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
/** Milliseconds a hand rests on a name before it presses. */
const REST_MS = 300;
const LIMIT_MS = 1000;

/** A draft of the demo company with a contract of fifty pages as a Word document and as a PDF. */
async function documentWithFiles({ root, address }) {
  const { token } = await logIn(address, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${address}/api/agreements?per_page=100`, { headers });
  const agreement = (await list.json()).data.find(({ status }) => status === 'draft');
  const clauses = contractOf();
  const files = {
    'bench.docx': docxOf(root, clauses),
    'bench.pdf': await pdfOf(root, clauses),
  };
  for (const [name, content] of Object.entries(files)) {
    const form = new FormData();
    form.set('documentable_type', 'agreement');
    form.set('documentable_id', String(agreement.id));
    form.set('kind', 'draft');
    form.set('file', new Blob([content]), name);
    const answer = await fetch(`${address}/api/files`, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${await answer.text()}`);
  }
  return { id: agreement.id, bytes: Object.values(files).map(({ length }) => length) };
}

/** Runs in the page: milliseconds from the press to the frame in which the first page stands. */
function firstPage(name) {
  const { document, requestAnimationFrame } = globalThis;
  const isDrawn = () => {
    const frame = document.querySelector('iframe[sandbox]')?.contentDocument;
    if ((frame?.body?.innerText.length ?? 0) > 200 && frame.readyState === 'complete') return true;
    return (document.querySelector('[data-words="1"]')?.childElementCount ?? 0) > 0;
  };
  const button = [...document.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === name,
  );
  return new Promise((resolve, reject) => {
    const started = performance.now();
    button.click();
    const look = () => {
      if (isDrawn()) requestAnimationFrame(() => resolve(performance.now() - started));
      else if (performance.now() - started > 30_000) reject(new Error(`${name} was not shown`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** One press in a tab that has shown no file before, on the slow network, after the idle browser has fetched ahead. */
const opened = ({ browser, address, storageState, id }, { name, isHovered }) =>
  withPage({
    browser,
    storageState,
    use: async ({ page, requests }) => {
      await timeToRows(page, `${address}/agreements`);
      await page.goto(`${address}/agreements/${id}?tab=files`);
      const button = page.locator('main').getByRole('button', { name, exact: true }).first();
      await button.waitFor();
      await untilQuiet(requests);
      if (isHovered) {
        await button.hover();
        await pause(REST_MS);
      }
      return page.evaluate(firstPage, name);
    },
  });

const CASES = [
  { name: 'bench.docx', isHovered: true },
  { name: 'bench.docx', isHovered: false },
  { name: 'bench.pdf', isHovered: true },
  { name: 'bench.pdf', isHovered: false },
];

/** Medians of every case in the running site, each press in a fresh browser context. */
export async function previews(site, say) {
  const times = CASES.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [at, one] of CASES.entries()) times[at].push(await opened(site, one));
    say(`  run ${run + 1}: ${times.map((all) => Math.round(all.at(-1))).join(' ')}`);
  }
  return CASES.map(({ name, isHovered }, at) =>
    figure({
      name: `first page of a ${name.slice(6)} of 50 pages, ${isHovered ? 'hovered' : 'not hovered'}`,
      value: median(times[at]),
      unit: 'ms',
      limit: LIMIT_MS,
      digits: 0,
    }),
  );
}

/** From the press on the name of a file to its first page, on the slow network. */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const data = dataFolder();
  try {
    return await withServer({
      root,
      data,
      waitMs: 180_000,
      use: async ({ address }) => {
        const { id, bytes } = await documentWithFiles({ root, address });
        say(`  files of ${bytes.map((size) => `${Math.round(size / 1024)} KiB`).join(' and ')}`);
        const storageState = await loggedIn(address);
        return withBrowser({
          root,
          say,
          use: (browser) => previews({ browser, address, storageState, id }, say),
        });
      },
    });
  } finally {
    data.remove();
  }
}

export { documentWithFiles };
