import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const { port: given } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(given));
    });
  });
}

/** A port nobody listens on at this moment. */
export function freePort() {
  return listen(0);
}

/** Refuses with one sentence when the port is not a port, is taken, or may not be opened by this user. */
export async function requirePort({ name, value }) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`Переменная ${name} должна быть номером порта от 1 до 65535, а указано «${value}».`);
  }
  try {
    await listen(port);
  } catch (error) {
    throw new Refusal(portProblem({ name, port, code: error.code }));
  }
}

function portProblem({ name, port, code }) {
  if (code === 'EADDRINUSE') {
    return `Порт ${port} занят: возможно, приложение уже запущено. Остановите его или задайте другой порт переменной ${name}.`;
  }
  if (code === 'EACCES') {
    return `Порт ${port} нельзя открыть без прав администратора: задайте порт больше 1023 переменной ${name}.`;
  }
  return `Порт ${port} не открывается (${code}): задайте другой порт переменной ${name}.`;
}
