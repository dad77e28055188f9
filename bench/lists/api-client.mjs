import { Agent, get } from 'node:http';

/** Asks the server over one connection that stays open, as a browser does; refuses any answer but 200. */
export function apiClient(address, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  const ask = (path) =>
    new Promise((resolve, reject) => {
      const request = get(`${address}${path}`, { agent, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if (response.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${path} was answered with ${response.statusCode}: ${text.slice(0, 200)}`));
        });
      });
      request.on('error', reject);
    });
  return { ask, close: () => agent.destroy() };
}
