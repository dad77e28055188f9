import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

export interface TestProvider {
  issuer: URL;
  /** Whoever logs in next. */
  personIs(claims: Readonly<Record<string, unknown>> & { sub: string }): Promise<void>;
  /** Walks through the provider's pages as a browser would; answers the address it leads back to. */
  walk(from: string): Promise<URL>;
  close(): void;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const [, issuer] = /^(http:\S+)\n/m.exec(said) ?? [];
      if (issuer !== undefined) resolve(issuer);
    });
    child.once('exit', (code) => {
      reject(new Error(`The provider ended with ${String(code)}`));
    });
  });
}

const LONGEST_WALK = 10;

/** A real provider in a process of its own, for the suite at the address; each walk is that of a fresh browser. */
export async function aProvider(suite: string): Promise<TestProvider> {
  const script = path.join(__dirname, 'provider.mjs');
  const child = fork(script, [suite], { stdio: ['ignore', 'pipe', 'ignore', 'ipc'], execArgv: [] });
  const issuer = await addressOf(child);
  return {
    issuer: new URL(issuer),
    personIs: async (claims) => {
      await fetch(`${issuer}/control`, { method: 'POST', body: JSON.stringify(claims) });
    },
    walk: async (from) => {
      const cookies = new Map<string, string>();
      let next = new URL(from);
      for (let step = 0; step < LONGEST_WALK; step += 1) {
        if (next.origin !== issuer) return next;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const to = answer.headers.get('location');
        if (to === null) throw new Error(`The provider stopped: ${await answer.text()}`);
        next = new URL(to, next);
      }
      throw new Error('The provider leads in circles');
    },
    close: () => {
      child.removeAllListeners('exit');
      child.disconnect();
    },
  };
}
