import { connect } from 'node:net';
import { WebSocket } from 'ws';

/** Opens so many connections to the realtime port that never listen to anything; answers how many were let in. */
export async function idleSockets({ address, realtimePort, count }) {
  const { realtime } = await (await fetch(`${address}/config.json`)).json();
  const url = `ws://127.0.0.1:${realtimePort}/app/${realtime.key}?protocol=7&client=js&version=8.6.0`;
  const open = () =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      // Let in is who is greeted: a refusal may come after the handshake, too.
      socket.once('message', (bytes) =>
        resolve({ socket, isIn: String(bytes).includes('connection_established') }),
      );
      socket.once('error', () => resolve({ socket, isIn: false }));
      socket.once('close', () => resolve({ socket, isIn: false }));
    });
  const sockets = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 50 }, open))));
  return {
    letIn: sockets.filter(({ isIn }) => isIn).length,
    close: () => sockets.forEach(({ socket }) => socket.terminate()),
  };
}

const BOUNDARY = 'slow-upload';
const part = (name, value) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** One file that is sent a few bytes every second and never comes to its end. */
function slowUpload({ address, token, agreement }) {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  const upload = { socket, status: null };
  socket.on('error', () => (upload.status ??= 0));
  socket.on('data', (bytes) => (upload.status ??= Number(/^HTTP\/1\.1 (\d+)/.exec(String(bytes))?.[1] ?? 0)));
  const head = [
    'POST /api/files HTTP/1.1',
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${token}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    'content-length: 20000000',
  ].join('\r\n');
  const fields =
    part('documentable_type', 'agreement') + part('documentable_id', agreement) + part('kind', 'attachment');
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="slow.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`;
  socket.write(`${head}\r\n\r\n${fields}${file}`);
  return upload;
}

/** Begins so many uploads of these people that hardly move; `answered` says what each has been answered, null for nothing. */
export function slowUploads({ address, tokens, agreement, count }) {
  const uploads = Array.from({ length: count }, (_, at) =>
    slowUpload({ address, token: tokens[at % tokens.length], agreement }),
  );
  const drip = setInterval(() => {
    for (const { socket } of uploads) if (socket.writable) socket.write('........');
  }, 1000);
  return {
    answered: () => uploads.map(({ status }) => status),
    close: () => {
      clearInterval(drip);
      for (const { socket } of uploads) socket.destroy();
    },
  };
}
