import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { ListOf } from 'shared/contract/list/paging';
import { SESSION_STORAGE_KEY } from 'shared/contract/session/session-storage';

import type { Account } from '../account';
import { ApiClient } from '../api-client';
import { startOwnSuite } from './own-suite';
import { teamCheckout, type TeamCheckout } from './team-checkout';

export { expect } from '@playwright/test';

/** Milliseconds a server may take to fill its company in where a machine does much else. */
const PATIENCE = 600_000;

const ACCOUNTS: readonly Account[] = ['lawyer', 'buyer', 'approver', 'head', 'admin', 'auditor'];

interface Suite {
  address: string;
  /** Who of the demo accounts is which employee. */
  accounts: { account: Account; id: number }[];
  /** The area whose deploy token the team holds from now on. */
  useTokenOf: (area: string) => void;
  token: () => string;
  apiOf: (account: Account) => Promise<ApiClient>;
}

interface Given {
  suite: Suite;
  team: TeamCheckout;
  /** Opens a browser of its own on this suite, already logged in. */
  openAs: (account: Account) => Promise<Page>;
  /** Ids of the employees who may log in. */
  people: number[];
}

async function createToken(admin: ApiClient, area: string): Promise<string> {
  const { token } = await admin.post<{ token: string }>('/api/deploy-tokens', {
    area,
    name: `Конвейер ${area}`,
    days: 30,
    max_percent: 100,
  });
  return token;
}

/** A journey with a suite and a team's checkout of its own. */
export const test = base.extend<Given>({
  suite: [
    async ({ playwright }, use) => {
      const { address, stop } = await startOwnSuite();
      const network = await playwright.request.newContext({ baseURL: address });
      try {
        const clients = new Map<Account, ApiClient>();
        for (const account of ACCOUNTS) clients.set(account, await ApiClient.logIn(network, account));
        const apiOf = async (account: Account) =>
          clients.get(account) ?? (await ApiClient.logIn(network, account));
        const admin = await apiOf('admin');
        const tokens = new Map<string, string>();
        for (const area of ['mf-offers', 'mf-handbooks']) tokens.set(area, await createToken(admin, area));
        let holder = 'mf-offers';
        await use({
          address,
          accounts: [...clients].map(([account, { session }]) => ({ account, id: session.user.id })),
          useTokenOf: (area) => {
            holder = area;
          },
          token: () => tokens.get(holder) ?? '',
          apiOf,
        });
      } finally {
        await network.dispose();
        await stop();
      }
    },
    { timeout: PATIENCE },
  ],

  team: async ({ suite }, use) => {
    const checkout = await teamCheckout({ suite: suite.address, token: suite.token });
    await use(checkout);
    await checkout.remove();
  },

  openAs: async ({ browser, suite }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const { session } = await suite.apiOf(account);
      const value = JSON.stringify(session);
      const context = await browser.newContext({
        baseURL: suite.address,
        storageState: {
          cookies: [],
          origins: [{ origin: suite.address, localStorage: [{ name: SESSION_STORAGE_KEY, value }] }],
        },
      });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  people: async ({ suite }, use) => {
    const admin = await suite.apiOf('admin');
    const { data } = await admin.get<ListOf<{ id: number }>>('/api/users?filter[status]=active&per_page=100');
    await use(data.map(({ id }) => id));
  },
});
