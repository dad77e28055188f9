import { performance } from 'node:perf_hooks';
import { figure } from '../harness/figure.mjs';
import { percentile } from '../harness/statistics.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 500);
const WARM_UP = 50;
const headers = { 'accept-encoding': 'br' };

async function timed(url) {
  const started = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - started;
}

/** The file of the suite that is as large on the wire as the page, or the nearest to it. */
async function fileLike({ address, wire }) {
  const { areas } = await (await fetch(`${address}/registry.json`)).json();
  const urls = areas.flatMap(({ base, integrity }) =>
    Object.keys(integrity).map((name) => new URL(base + name, address).href),
  );
  const sized = await Promise.all(urls.map(async (url) => ({ url, size: await wireSize(url) })));
  return sized.sort((a, b) => Math.abs(a.size - wire) - Math.abs(b.size - wire))[0];
}

async function wireSize(url) {
  const response = await fetch(url, { headers });
  const content = await response.arrayBuffer();
  // Streamed answers say no length; what was unpacked is then the only measure.
  return Number(response.headers.get('content-length') ?? content.byteLength);
}

/** What the registry adds to index.html: the page against a file of the same size, from the same server, in turns. */
export async function pageOverhead({ address, say }) {
  const page = `${address}/agreements`;
  const wire = await wireSize(page);
  const file = await fileLike({ address, wire });
  say(`  the page has ${wire} bytes, the file beside it ${file.size}`);
  const [pages, files] = [[], []];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const [ofPage, ofFile] = [await timed(page), await timed(file.url)];
    if (run < 0) continue;
    pages.push(ofPage);
    files.push(ofFile);
  }
  const p95 = percentile(pages, 0.95);
  return [
    figure({
      name: 'index.html over a file of its size, p95',
      value: p95 - percentile(files, 0.95),
      unit: 'ms',
      limit: 5,
    }),
    figure({ name: 'index.html, p95', value: p95, unit: 'ms' }),
  ];
}
