import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const LONGEST_MS = 30_000;

/** One employee's browser as the server sees it: a connection that is kept, and a token. */
export class EmployeeClient {
  constructor(address, token) {
    this.agent = new Agent({ keepAlive: true, maxSockets: 6 });
    this.address = address;
    this.headers = { authorization: `Bearer ${token}` };
  }

  /** The status of the answer, which has been read to its end; 0 when there was none. */
  ask({ path, body }) {
    return new Promise((resolve) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const writes = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const asked = request(
        `${this.address}${path}`,
        {
          agent: this.agent,
          method: sent === undefined ? 'GET' : 'POST',
          headers: sent === undefined ? this.headers : { ...this.headers, ...writes },
          timeout: LONGEST_MS,
        },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode));
          response.on('error', () => resolve(0));
        },
      );
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(0));
      asked.end(sent);
    });
  }

  close() {
    this.agent.destroy();
  }
}
