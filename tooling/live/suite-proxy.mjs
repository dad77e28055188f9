import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { noAnswerReason } from '../process/no-answer.mjs';
import { answerHeaders, requestHeaders } from './remote-headers.mjs';

const senderFor = (url) => (url.startsWith('https:') ? tlsRequest : plainRequest);

/**
 * Passes a browser's request on to a suite and the answer back. `change` gets the answer's type, headers and text and
 * gives the body to send in its place; without it the answer streams through.
 */
export function passOn({ url, request, response, change = undefined }) {
  const headers = requestHeaders(request.headers, { url, isRead: change !== undefined });
  const upstream = senderFor(url)(
    new URL(request.url, url),
    { method: request.method, headers },
    (answer) => {
      if (change === undefined) {
        response.writeHead(answer.statusCode, answerHeaders(answer.headers));
        answer.pipe(response);
      } else {
        sendChanged({ answer, response, change }).catch((error) => refuse(response, error));
      }
    },
  );
  upstream.once('error', (error) => refuse(response, error));
  request.pipe(upstream);
}

async function sendChanged({ answer, response, change }) {
  const parts = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  const {
    'content-length': _,
    etag: _tag,
    ...headers
  } = /** @type {import('node:http').OutgoingHttpHeaders} */ (answerHeaders(answer.headers));
  const changed =
    answer.statusCode === 200 ? change({ text: body.toString('utf8'), headers }) : { body, headers };
  response.writeHead(answer.statusCode, changed.headers);
  response.end(changed.body);
}

function refuse(response, error) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
  response.end(
    JSON.stringify({ message: `Удалённый реестр не ответил: ${noAnswerReason(error)}`, request_id: '-' }),
  );
}

/** Joins a browser's connection of events with the suite's own, at `url`; to the suite it comes from its own page. */
export function joinSockets({ url, origin, request, socket, head }) {
  const headers = { ...request.headers, host: new URL(url).host, ...(origin && { origin }) };
  const upstream = senderFor(url)(new URL(request.url, url), { headers });
  upstream.once('upgrade', (answer, remote, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
    socket.write(first);
    remote.write(head);
    remote.pipe(socket).pipe(remote);
    // Either end may vanish; the other one then has nobody to speak to.
    remote.once('error', () => socket.destroy());
    socket.once('error', () => remote.destroy());
  });
  upstream.once('response', () => socket.destroy());
  upstream.once('error', () => socket.destroy());
  upstream.end();
}
