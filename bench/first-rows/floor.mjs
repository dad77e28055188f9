import { randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';

const FIRST = `
const { token } = JSON.parse(localStorage.getItem('contracts.session'));
globalThis.asked = fetch('/api/agreements?per_page=50&sort=-agreement_date', {
  headers: { Accept: 'application/json', Authorization: 'Bearer ' + token },
}).then((answer) => answer.json());`;

// Of two scripts the one that was asked for first need not run first.
const DRAW = `
const asked = () => globalThis.asked ?? new Promise((resolve) => addEventListener('load', resolve)).then(() => globalThis.asked);
asked().then(({ data }) => {
  const table = document.createElement('table');
  for (const record of data) {
    const row = table.insertRow();
    row.dataset.row = record.id;
    for (const value of Object.values(record)) row.insertCell().textContent = String(value);
  }
  document.body.append(table);
});`;

/** Text that no compression makes smaller, so many bytes of it. */
const noise = (bytes) => randomBytes(Math.max(0, bytes)).toString('base64').slice(0, Math.max(0, bytes));

/**
 * A page of as many bytes as the suite's, in a page, a first script and one big one, that asks the same server and
 * draws what comes as a bare table: what the wire alone costs.
 */
export async function withFloor({ suite, bytes, use }) {
  const files = {
    '/agreements': [
      'text/html; charset=utf-8',
      `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>-</title>
<script async fetchpriority="high" src="/first.js"></script><script defer src="/main.js"></script></head>
<body><!-- ${noise(bytes.page - 220)} --></body></html>`,
    ],
    '/first.js': ['text/javascript', FIRST],
    '/main.js': ['text/javascript', `${DRAW}\n/* ${noise(bytes.code - DRAW.length)} */`],
  };
  const server = createServer((asked, answer) => {
    const file = files[asked.url];
    if (file !== undefined) {
      answer.writeHead(200, { 'content-type': file[0], 'content-length': Buffer.byteLength(file[1]) });
      answer.end(file[1]);
      return;
    }
    const options = { method: asked.method, headers: asked.headers };
    const passed = request(`${suite}${asked.url}`, options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use({ address: `http://127.0.0.1:${server.address().port}` });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
