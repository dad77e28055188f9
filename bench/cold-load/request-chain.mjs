import { isCode } from '../harness/quiet.mjs';

/** The address of the rows themselves. */
export const DATA = /\/api\/agreements\?/;

/** The first request for the rows themselves. */
function dataRequest(requests) {
  return requests.find(({ url }) => DATA.test(url));
}

/** Requests that had begun before the rows were asked for. */
export function beforeData(requests) {
  const data = dataRequest(requests);
  return requests.filter((request) => request !== data && request.startedAt < data.startedAt);
}

/**
 * The longest chain of requests the data could have waited for: of those that had ended when it was asked for, each
 * began after the answer to the one before it had begun to come.
 */
export function depthBeforeData(requests) {
  const data = dataRequest(requests);
  const awaited = requests
    .filter(({ endedAt }) => endedAt <= data.startedAt)
    .sort((a, b) => a.startedAt - b.startedAt);
  const depths = new Map();
  for (const request of awaited) {
    const before = awaited.filter((other) => depths.has(other) && other.answeredAt <= request.startedAt);
    depths.set(request, 1 + Math.max(0, ...before.map((other) => depths.get(other))));
  }
  return Math.max(0, ...depths.values());
}

/** Scripts and style sheets that had begun to load when the rows were shown. */
export function codeOf(requests) {
  return requests.filter(isCode);
}

/** Bytes of all answers, as they went over the network. */
export function bytesOf(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The requests as lines: when each began and ended, in milliseconds from the first, its bytes and its address. */
export function traceOf(requests) {
  const first = Math.min(...requests.map(({ startedAt }) => startedAt));
  const ms = (at) => String(Math.round((at - first) * 1000)).padStart(6);
  return requests
    .map(
      ({ startedAt, endedAt, bytes, url }) =>
        `  ${ms(startedAt)}${ms(endedAt)} ${String(bytes).padStart(7)}  ${url}`,
    )
    .join('\n');
}
