import { WebSocket } from 'ws';

/** The private channel of an employee, opened as a browser opens it; `next` gives the moment of the next notification. */
export async function listen({ server, session }) {
  const { realtime } = await (await fetch(`${server.address}/config.json`)).json();
  const url = `ws://127.0.0.1:${server.realtimePort}/app/${realtime.key}?protocol=7&client=js&version=8.6.0`;
  const channel = `private-users.${session.user.id}`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let told = () => {};
  const permission = async (socketId) => {
    const response = await fetch(`${server.address}/broadcasting/auth`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ channel_name: channel, socket_id: socketId }),
    });
    if (!response.ok) throw new Error(`The channel was answered with ${response.status}`);
    return (await response.json()).auth;
  };
  await new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (bytes) => {
      const arrived = performance.now();
      const { event, data } = JSON.parse(bytes.toString('utf8'));
      if (event === 'user' && JSON.parse(data).kind === 'notification') told(arrived);
      else if (event === 'pusher_internal:subscription_succeeded') resolve();
      else if (event === 'pusher:connection_established') {
        permission(JSON.parse(data).socket_id).then((auth) => {
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
        }, reject);
      } else if (event.endsWith('error')) reject(new Error(`The server refused: ${data}`));
    });
  });
  return {
    next: () =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('Nobody was told within ten seconds')), 10_000);
        told = (arrived) => {
          clearTimeout(late);
          resolve(arrived);
        };
      }),
    close: () => socket.close(),
  };
}
