import type { ReleaseSummary } from 'shared/contract/release/release-status';
import { accountsModule } from '../accounts/accounts-module';
import type { Actor } from '../platform/http/actor';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { aUser } from '../users/a-user';
import { anArchive } from './publish/an-archive';
import { releasesModule } from './releases-module';

type Archive = Parameters<typeof anArchive>[0];

/** A server with the registry, an administrator, and a token for whatever is published. */
export interface Suite {
  app: TestApp;
  admin: Actor;
  /** The token of the area, made when it is first asked for. */
  tokenOf(area: string): Promise<string>;
  /** Uploads the archive of a build with the area's token. */
  publish(archive?: Archive, token?: string): ReturnType<TestApp['stranger']['inject']>;
  /** Publishes and switches on for everybody; the answer says how the version stands. */
  release(archive?: Archive): Promise<ReleaseSummary>;
  post(url: string, body?: object): ReturnType<TestApp['stranger']['post']>;
}

/** A suite without a single release. */
export async function aSuite(): Promise<Suite> {
  const app = await startTestApp({
    modules: [rolesModule, accountsModule, releasesModule],
    config: { logLevel: 'warn' },
  });
  const { id } = await aUser(app.db, { roles: ['Администратор'] });
  const admin = anActor({ id, name: 'Орлова Анна Павловна' });
  const tokens = new Map<string, string>();
  const tokenOf = async (area: string) => {
    const known = tokens.get(area);
    if (known !== undefined) return known;
    const answer = await app.as(admin).post('/api/deploy-tokens', {
      area,
      name: `CI ${area}`,
      days: 30,
    });
    const { token } = answer.json<{ token: string }>();
    tokens.set(area, token);
    return token;
  };
  const publish = async (archive: Archive = {}, token?: string) => {
    const { area = 'mf-offers', version = '1.4.0' } = archive;
    return app.withToken(token ?? (await tokenOf(area))).inject({
      method: 'PUT',
      url: `/api/releases/${area}/${version}`,
      headers: { 'content-type': 'application/zip' },
      payload: anArchive(archive),
    });
  };
  const post = (url: string, body: object = {}) => app.as(admin).post(url, body);
  return {
    app,
    admin,
    tokenOf,
    publish,
    post,
    async release(archive = {}) {
      const { area = 'mf-offers', version = '1.4.0' } = archive;
      const published = await publish(archive);
      if (published.statusCode !== 201) throw new Error(`${area} ${version}: ${published.body}`);
      const activated = await post(`/api/releases/${area}/activate`, { version });
      if (activated.statusCode !== 200) throw new Error(`${area} ${version}: ${activated.body}`);
      return published.json<ReleaseSummary & Record<string, unknown>>();
    },
  };
}
