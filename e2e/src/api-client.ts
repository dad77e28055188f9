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

  private async call<Body>(method: string, path: string, data?: unknown): Promise<Body> {
    const headers = { authorization: `Bearer ${this.session.token}` };
    const answer = await this.network.fetch(path, { method, headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
    return (await answer.json()) as Body;
  }
}
