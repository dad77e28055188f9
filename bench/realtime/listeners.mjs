import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';

const AT_ONCE = 50;
/** Hex digits in which a permission names its session, in the place of so many of its signature. */
const SESSION_DIGITS = 14;
/** Sessions nobody has: none of them ends. */
const FIRST_SESSION = 1_000_000_000;

/** The permission the server itself would give: two thousand employees need not exist for it. */
function signerOf(folder) {
  const { secret: root } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const derived = hkdfSync('sha256', root, 'contract-register', 'realtime-secret', 32);
  const secret = Buffer.from(derived).toString('hex');
  return ({ socketId, channel, session }) => {
    const named = session.toString(16).padStart(SESSION_DIGITS, '0');
    const signed = createHmac('sha256', secret)
      .update(`session:${socketId}:${channel}${named}`)
      .digest('hex');
    return signed.slice(0, -SESSION_DIGITS) + named;
  };
}

/** The private channel of a listener, by its place. */
export const channelOf = (at) => `private-users.${1_000_000 + at}`;

function listener({ url, key, sign, at, onEvent }) {
  const channel = channelOf(at);
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('error', reject);
    socket.on('message', (bytes) => {
      const { event, data } = JSON.parse(bytes.toString('utf8'));
      if (event === 'user') onEvent(JSON.parse(data));
      else if (event === 'pusher:connection_established') {
        const session = FIRST_SESSION + at;
        const auth = `${key}:${sign({ socketId: JSON.parse(data).socket_id, channel, session })}`;
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
      } else if (event === 'pusher_internal:subscription_succeeded') resolve(socket);
      else if (event.endsWith('error')) reject(new Error(`The server refused: ${data}`));
    });
  });
}

/** So many connections, each subscribed to a private channel of its own; each event goes to `onEvent`. */
export async function connectListeners({ server, count, onEvent }) {
  const { realtime } = await (await fetch(`${server.address}/config.json`)).json();
  const url = `ws://127.0.0.1:${server.realtimePort}/app/${realtime.key}?protocol=7&client=js&version=8.6.0`;
  const given = { url, key: realtime.key, sign: signerOf(server.dataFolder), onEvent };
  const sockets = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, step) => first + step);
    sockets.push(...(await Promise.all(places.map((at) => listener({ ...given, at })))));
  }
  return sockets;
}
