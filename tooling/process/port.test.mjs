import { createServer } from 'node:net';
import { freePort, requirePort } from './port.mjs';

const listening = (port) =>
  new Promise((resolve) => {
    const server = createServer().listen(port, () => resolve(server));
  });

it('a free port is accepted', async () => {
  const port = await freePort();
  await expect(requirePort({ name: 'PORT', value: String(port) })).resolves.toBeUndefined();
});

it('a taken port is refused with its number and the variable that changes it', async () => {
  const server = await listening(0);
  const { port } = server.address();
  const refusal = requirePort({ name: 'REALTIME_PORT', value: String(port) });
  await expect(refusal).rejects.toThrow(new RegExp(`Порт ${port} занят.*REALTIME_PORT`));
  await new Promise((resolve) => server.close(resolve));
});

it.each(['abc', '0', '70000', '80.5', '-1'])('«%s» is no port', async (value) => {
  await expect(requirePort({ name: 'PORT', value })).rejects.toThrow(/номером порта/);
});
