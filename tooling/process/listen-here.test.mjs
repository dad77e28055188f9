import { createServer } from 'node:http';
import { listenHere } from './listen-here.mjs';

const servers = [];
const aServer = () => {
  const server = createServer((_, response) => response.end('here'));
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

test('what is served for work answers this machine alone, and says when its port is taken', async () => {
  const first = aServer();
  await listenHere(first, 0);
  const { address, port } = first.address();
  expect(address).toBe('127.0.0.1');
  await expect(listenHere(aServer(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
