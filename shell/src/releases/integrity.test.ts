import { anArea, anEarlier, aRegistry } from '../testing/an-area';
import { provideIntegrity } from './integrity';

const offers = anArea({
  id: 'mf-offers',
  version: '1.5.0',
  integrity: { 'remoteEntry.js': 'sha384-new', 'assets/1.css': 'sha384-style' },
  previous: { ...anEarlier('mf-offers', '1.4.0'), integrity: { 'remoteEntry.js': 'sha384-old' } },
});
const elsewhere = {
  ...anArea({ integrity: { 'remoteEntry.js': 'sha384-far' } }),
  base: 'https://static.company.ru/areas/mf-agreements/1.0.0/',
};

beforeEach(() => {
  provideIntegrity({
    ...aRegistry(offers, elsewhere),
    shell: { version: '1.0.0', integrity: { 'assets/auth.js': 'sha384-shell' } },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'contractsIntegrity');
});

it.each([
  ['/areas/mf-offers/1.5.0/remoteEntry.js', 'sha384-new'],
  ['http://localhost/areas/mf-offers/1.5.0/assets/1.css', 'sha384-style'],
  ['/areas/mf-offers/1.4.0/remoteEntry.js', 'sha384-old'],
  ['https://static.company.ru/areas/mf-agreements/1.0.0/remoteEntry.js', 'sha384-far'],
  ['/assets/auth.js', 'sha384-shell'],
  ['/areas/mf-offers/1.5.0/assets/2.js', undefined],
  ['/areas/mf-offers/1.3.0/remoteEntry.js', undefined],
  ['https://static.company.ru/areas/mf-offers/1.5.0/remoteEntry.js', undefined],
])('promises of %s: %s', (url, promised) => {
  expect(globalThis.contractsIntegrity?.(url)).toBe(promised);
});
