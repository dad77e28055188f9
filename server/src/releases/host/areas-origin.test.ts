import { mkdtemp, rm } from 'node:fs/promises';
import { type TestApp, startTestApp } from '../../platform/testing/test-app';
import { anAreaBuild, aShellBuild } from '../a-build';
import { releasesModule } from '../releases-module';

const STATIC = 'https://static.company.ru';
let root: string;
let app: TestApp;
beforeAll(async () => {
  root = await mkdtemp('/tmp/builds-');
  await aShellBuild(root);
  await anAreaBuild(root);
  app = await startTestApp({ modules: [releasesModule], config: { areasDir: root, areasOrigin: STATIC } });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

describe('areas on another origin', () => {
  it('are preloaded the way their scripts will be asked for', async () => {
    const { body } = await app.stranger.get('/agreements');
    const preloads = [...body.matchAll(/<link rel="preload"[^>]*>/g)].map(([tag]) => tag);
    expect(preloads).toHaveLength(2);
    for (const tag of preloads) {
      expect(tag).toContain(`href="${STATIC}/areas/mf-agreements/`);
      expect(tag).toMatch(/ integrity="sha384-[^"]{64}" crossorigin="anonymous">$/);
    }
    expect(body).toContain('src="/assets/main.1234567890.js"');
  });

  it('are let in by the policy for code, styles, fonts, pictures and fetches, and for nothing else', async () => {
    const { headers } = await app.stranger.get('/agreements');
    const policy = String(headers['content-security-policy']).split('; ');
    const open = policy.filter((rule) => rule.includes(STATIC)).map((rule) => rule.split(' ')[0]);
    expect(open).toEqual(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']);
    expect(policy.join()).not.toContain('unsafe');
  });
});
