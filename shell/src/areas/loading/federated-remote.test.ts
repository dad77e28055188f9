import { askedEntries, deliver, forgetDeliveries } from '../../testing/federation-runtime';
import { createModuleLoading, forgetPreloads } from './federated-remote';

const offers = { version: '1.5.0', base: '/areas/mf-offers/1.5.0/', entry: 'remoteEntry.js' };
const entry = offers.base + offers.entry;
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  forgetDeliveries();
  globalThis.contractsIntegrity = undefined;
});

it('takes away what the page has asked ahead of one version, and leaves the rest and the styles in use', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/areas/mf-offers/1.5.0/remoteEntry.js">
    <link rel="preload" as="style" href="/areas/mf-offers/1.5.0/assets/1.css">
    <link rel="stylesheet" href="/areas/mf-offers/1.5.0/assets/1.css">
    <link rel="preload" as="script" href="/areas/mf-offers/1.4.0/remoteEntry.js">`;
  forgetPreloads(offers);
  const left = [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(left).toEqual([
    ['stylesheet', '/areas/mf-offers/1.5.0/assets/1.css'],
    ['preload', '/areas/mf-offers/1.4.0/remoteEntry.js'],
  ]);
});

it('runs the entry of a version once, however often its module is asked for', async () => {
  const module = { pages: {} };
  deliver(entry, () => module);
  const load = createModuleLoading();
  expect(await Promise.all([load('mf-offers', offers), load('mf-offers', offers)])).toEqual([module, module]);
  expect(await load('mf-offers', offers)).toBe(module);
  expect(askedEntries).toEqual([entry]);
  expect(scripts()).toEqual([]);
});

it('runs an entry that did not come anew when it is asked for again', async () => {
  const load = createModuleLoading();
  await expect(load('mf-offers', offers)).rejects.toThrow('remoteEntry.js did not come');
  deliver(entry, () => ({ pages: {} }));
  expect(await load('mf-offers', offers)).toEqual({ pages: {} });
});

it('does not take the container of another version for that of an entry which left none', async () => {
  const load = createModuleLoading();
  deliver(entry, () => ({ pages: {} }));
  await load('mf-offers', offers);
  const silent = load('mf-offers', { ...offers, base: '/areas/mf-offers/1.6.0/' });
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(silent).rejects.toThrow('left nothing under the name mf_offers');
});

it('holds the entry to what the registry promises of it, and asks another origin without cookies', async () => {
  globalThis.contractsIntegrity = (url) => (url.endsWith(entry) ? 'sha384-promised' : undefined);
  const load = createModuleLoading();
  deliver(entry, () => ({ pages: {} }));
  const own = load('mf-offers', offers);
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-promised', null],
  ]);
  await own;
  const foreign = load('mf-offers', { ...offers, base: 'https://static.company.ru/areas/mf-offers/2.0.0/' });
  expect(scripts().map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous']);
  await expect(foreign).rejects.toThrow();
});
