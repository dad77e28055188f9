import { test as base, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import { SESSION_STORAGE_KEY } from 'shared/contract/session/session-storage';

import type { Account } from './account';
import { ApiClient } from './api-client';
import { saveData } from './saves-data';

export { expect } from '@playwright/test';

interface Given {
  /** Whose session the page of the journey carries; null for a visitor. */
  who: Account | null;
  /**
   * Whether the browsers of the journey save data. They do unless it says otherwise: what a page downloads ahead of visits
   * that never come costs a fifth of its processor time.
   */
  savesData: boolean;
  /** The server as this employee reaches it, for preparations. */
  api: ApiClient;
  /** Opens a browser of its own for another employee. */
  openAs: (account: Account) => Promise<Page>;
  /** Fails the journey when a page threw. */
  calm: undefined;
  /** Leaves beside a journey that failed what its browser asked the server for, and the answers. */
  asked: undefined;
}

interface Shared {
  apiOf: (account: Account) => Promise<ApiClient>;
}

const stateOf = ({ session }: ApiClient, origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: SESSION_STORAGE_KEY, value: JSON.stringify(session) }] }],
});

async function newContext(browser: Browser, api: ApiClient, origin: string): Promise<BrowserContext> {
  return browser.newContext({ storageState: stateOf(api, origin), baseURL: origin });
}

/** Opens a page and waits until it hears what others change. */
export async function openLive(page: Page, path: string): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded')) resolve();
      });
    });
  });
  await page.goto(path);
  await heard;
}

const originOf = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error('The journeys need an address');
  return new URL(baseURL).origin;
};

/** A test that begins with an employee already logged in; each account logs in once per worker. */
export const test = base.extend<Given, Shared>({
  who: ['lawyer', { option: true }],
  savesData: [true, { option: true }],

  apiOf: [
    async ({ playwright }, use, { project }) => {
      const network = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const clients = new Map<Account, Promise<ApiClient>>();
      await use((account) => {
        const client = clients.get(account) ?? ApiClient.logIn(network, account);
        clients.set(account, client);
        return client;
      });
      await network.dispose();
    },
    { scope: 'worker' },
  ],

  api: async ({ apiOf, who }, use) => {
    await use(await apiOf(who ?? 'lawyer'));
  },

  storageState: async ({ apiOf, who, baseURL }, use) => {
    await use(who === null ? undefined : stateOf(await apiOf(who), originOf(baseURL)));
  },

  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },

  openAs: async ({ browser, apiOf, baseURL, savesData }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const context = await newContext(browser, await apiOf(account), originOf(baseURL));
      contexts.push(context);
      if (savesData) await saveData(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  asked: [
    async ({ context }, use, info) => {
      const lines: string[] = [];
      const note = (request: Request, outcome: string) => {
        const moment = new Date().toISOString().slice(11, 23);
        lines.push(`${moment} ${request.method()} ${request.url()} ${outcome}`);
      };
      context.on('response', (response) => note(response.request(), String(response.status())));
      context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach('requests', { body: lines.join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],

  calm: [
    async ({ page }, use) => {
      const thrown: Error[] = [];
      page.on('pageerror', (error) => thrown.push(error));
      // The browser reports an error without its cause, and React tells the reason in the cause alone.
      await page.exposeFunction('reportCause', (cause: string) => thrown.push(new Error(cause)));
      await page.addInitScript(() => {
        window.addEventListener('error', ({ error }) => {
          // What the browser itself complains of, such as a late layout, comes without an error.
          if (!(error instanceof Error)) return;
          const { cause } = error;
          const report = Reflect.get(window, 'reportCause') as (text: string) => void;
          if (cause instanceof Error) report(cause.stack ?? cause.message);
        });
      });
      await use(undefined);
      if (thrown.length > 0) throw new AggregateError(thrown, 'The page threw while nobody caught it');
    },
    { auto: true },
  ],
});
