import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser has: the router, the design kit and the charts of sizes stand on these.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.Element.prototype.scrollIntoView ??= () => {};
globalThis.crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000';
