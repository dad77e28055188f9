import type { APIRequestContext } from '@playwright/test';
import type { Session } from 'shared/contract/session/session';

import { type Account, emailOf, PASSWORD } from './account';

/** The server as one employee reaches it, to prepare what a journey needs; refuses on any answer but a success. */
export class ApiClient {
  private constructor(
    private readonly network: APIRequestContext,
    readonly session: Session,
  ) {}

  static async logIn(network: APIRequestContext, account: Account): Promise<ApiClient> {
    const answer = await network.post('/api/login', {
      data: { email: emailOf(account), password: PASSWORD },
    });
    if (!answer.ok()) throw new Error(`${account} cannot log in: ${await answer.text()}`);
    return new ApiClient(network, (await answer.json()) as Session);
  }

  get<Body>(path: string): Promise<Body> {
    return this.call('GET', path);
  }

  post<Body>(path: string, data: unknown): Promise<Body> {
    return this.call('POST', path, data);
  }

  patch<Body>(path: string, data: unknown): Promise<Body> {
    return this.call('PATCH', path, data);
  }

  /** Removes a record that answers with nothing. */
  async remove(path: string): Promise<void> {
    const answer = await this.network.delete(path, { headers: this.headers });
    if (!answer.ok()) throw new Error(`DELETE ${path}: ${String(answer.status())} ${await answer.text()}`);
  }

  /** The content of a file. */
  async download(path: string): Promise<Buffer> {
    const answer = await this.network.get(path, { headers: this.headers });
    if (!answer.ok()) throw new Error(`GET ${path}: ${String(answer.status())}`);
    return answer.body();
  }

  private get headers() {
    // One client serves many journeys: a connection kept from one to the next may be ended by the server at the very moment
    // it is written to.
    return { authorization: `Bearer ${this.session.token}`, connection: 'close' };
  }

  private async call<Body>(method: string, path: string, data?: unknown): Promise<Body> {
    const answer = await this.network.fetch(path, { method, headers: this.headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
    return (await answer.json()) as Body;
  }
}
