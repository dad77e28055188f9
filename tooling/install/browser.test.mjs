import { browserPlaces, browserSources, wantsLightBrowser } from './browser.mjs';

const places = (env, rest = {}) => browserPlaces({ env, platform: 'linux', pathSeparator: ':', ...rest });

it('the browser named by a variable comes before all others', () => {
  const found = places(
    { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' },
    { playwrightOwn: '/cache/chrome' },
  );
  expect(found[0]).toBe('/opt/chromium');
});

it('PATH comes next, the light browser first and Chromium before Chrome, whatever the order of the folders', () => {
  const found = places({ PATH: '/a:/b' });
  expect(found.slice(0, 3)).toEqual([
    '/a/chromium-headless-shell',
    '/b/chromium-headless-shell',
    '/a/chromium',
  ]);
  expect(found.indexOf('/b/chromium')).toBeLessThan(found.indexOf('/a/google-chrome'));
});

it("Playwright's own browser is the last that may already be there", () => {
  expect(places({ PATH: '/a' }, { playwrightOwn: '/cache/chrome' }).at(-1)).toBe('/cache/chrome');
});

it('a Mac without a browser on PATH is looked through in its applications', () => {
  expect(places({ PATH: '' }, { platform: 'darwin' })[0]).toContain('/Applications/Google Chrome.app');
});

it('root gets the package of the distribution before the download; anyone else only the download', () => {
  expect(browserSources({ isRoot: true, hasApt: true })).toEqual(['apt', 'playwright']);
  expect(browserSources({ isRoot: false, hasApt: true })).toEqual(['playwright']);
  expect(browserSources({ isRoot: true, hasApt: false })).toEqual(['playwright']);
});

describe('the light browser is installed beside a full one', () => {
  const pipeline = { env: { CI: 'true' }, isRoot: true, hasApt: true };

  it.each([{ found: '/usr/bin/chromium' }, { found: null }])('by root in a pipeline: %o', ({ found }) => {
    expect(wantsLightBrowser({ ...pipeline, found })).toBe(true);
  });

  it.each([
    ['it is there already', { found: '/usr/bin/chromium-headless-shell' }],
    ['a browser is named', { env: { CI: 'true', CHROMIUM_PATH: '/opt/chromium' } }],
    ["it is a person's machine", { env: {} }],
    ['nobody may install', { isRoot: false }],
    ['there is nothing to install with', { hasApt: false }],
  ])('not where %s', (_, rest) => {
    expect(wantsLightBrowser({ ...pipeline, found: '/usr/bin/chromium', ...rest })).toBe(false);
  });
});
