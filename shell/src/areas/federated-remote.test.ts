import { forgetPreloads } from './federated-remote';

it('takes away what the page has asked ahead of one version, and leaves the rest and the styles in use', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/areas/mf-offers/1.5.0/remoteEntry.js">
    <link rel="preload" as="style" href="/areas/mf-offers/1.5.0/assets/1.css">
    <link rel="stylesheet" href="/areas/mf-offers/1.5.0/assets/1.css">
    <link rel="preload" as="script" href="/areas/mf-offers/1.4.0/remoteEntry.js">`;
  forgetPreloads({ version: '1.5.0', base: '/areas/mf-offers/1.5.0/', entry: 'remoteEntry.js' });
  const left = [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(left).toEqual([
    ['stylesheet', '/areas/mf-offers/1.5.0/assets/1.css'],
    ['preload', '/areas/mf-offers/1.4.0/remoteEntry.js'],
  ]);
});
