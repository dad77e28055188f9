import type { OpeningReport } from 'shared/contract/release/release-report';

/** What was reported of openings, in order. */
export const sentReports: OpeningReport[] = [];
/** Addresses of files fetched ahead or looked at, in order. */
export const fetchedFiles: string[] = [];

const answers = new Map<string, () => Response>();
let isDown = false;

/** What stands behind the address of a file. */
export function serveFile(url: string, answer: () => Response): void {
  answers.set(url, answer);
}

/** The network is gone for reports and for the look whether it is there, or back. */
export function loseReports(isLost: boolean): void {
  isDown = isLost;
}

interface ReportBody {
  reports: OpeningReport[];
}

/** Puts a network in the place of the browser's `fetch`, which the test environment lacks. */
export function stubFetch(): void {
  sentReports.length = 0;
  fetchedFiles.length = 0;
  answers.clear();
  isDown = false;
  globalThis.fetch = async (address, init) => {
    const url = address instanceof Request ? address.url : String(address);
    if (url === '/api/release-reports') {
      if (isDown) throw new TypeError('Failed to fetch');
      const body = typeof init?.body === 'string' ? init.body : '';
      sentReports.push(...(JSON.parse(body) as ReportBody).reports);
      return new Response(null, { status: 204 });
    }
    if (url === '/config.json') {
      if (isDown || !navigator.onLine) throw new TypeError('Failed to fetch');
      return new Response('{}');
    }
    fetchedFiles.push(url);
    const answer = answers.get(url);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  };
}
