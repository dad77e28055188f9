import { browserPlaces, browserSources } from './browser.mjs';

const places = (env, rest = {}) => browserPlaces({ env, platform: 'linux', pathSeparator: ':', ...rest });

it('the browser named by a variable comes before all others', () => {
  const found = places(
    { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' },
    { playwrightOwn: '/cache/chrome' },
  );
  expect(found[0]).toBe('/opt/chromium');
});

it('PATH comes next, Chromium before Chrome whatever the order of the folders', () => {
  const found = places({ PATH: '/a:/b' });
  expect(found.slice(0, 2)).toEqual(['/a/chromium', '/b/chromium']);
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
