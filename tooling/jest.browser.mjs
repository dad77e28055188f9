import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

// jsdom lacks what every browser has: the router, the design kit and the charts of sizes stand on these. What a browser
// has over https alone (`crypto.subtle`, `randomUUID`, the clipboard) stays away: the suite has to work without.
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
globalThis.Blob.prototype.text ??= function () {
  return new Promise((resolve) => {
    const reader = new globalThis.FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};
globalThis.Element.prototype.scrollIntoView ??= () => {};
// The test environment is a page that came over plain http, and jsdom forgets to take this away there.
Reflect.deleteProperty(Object.getPrototypeOf(globalThis.crypto), 'randomUUID');
globalThis.performance.getEntriesByType ??= () => [];

// The router speaks of a navigation as a fetch: Node has the classes, and jsdom hides them.
const { Request: NodeRequest, Response, Headers } = runInThisContext('({ Request, Response, Headers })');
globalThis.Response ??= Response;
globalThis.Headers ??= Headers;
/** @type {any} */
const RequestOfPage = class extends NodeRequest {
  #signal;

  constructor(input, /** @type {RequestInit} */ { signal, ...init } = {}) {
    // A page's own addresses are told from its root.
    super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
    // Node's class takes no signal of jsdom.
    this.#signal = signal ?? new AbortController().signal;
  }

  get signal() {
    return this.#signal;
  }
};
globalThis.Request ??= RequestOfPage;
