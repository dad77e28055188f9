// jsdom works a computed style out anew whenever it is asked for, from what it keeps for as long as nothing of the page
// changes; a role, a name and a click each ask it of an element and of all above it. Here the whole of it is kept as long.
const implementation = Object.getOwnPropertySymbols(globalThis.document).find(
  ({ description }) => description === 'impl',
);

/** What jsdom keeps of styles until the next change, and drops then. @param {Element} element */
const keptOf = (element) => implementation && element[implementation]?._ownerDocument?._styleCache;

/** @type {WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>} */
const known = new WeakMap();

const workOut = globalThis.getComputedStyle.bind(globalThis);

// Should a version of jsdom name this otherwise, tests are slower and no less right.
globalThis.getComputedStyle = (element, pseudo) => {
  // jsdom does not follow what changes away from the page.
  if (pseudo || !element?.isConnected) return workOut(element, pseudo);
  const before = known.get(keptOf(element))?.get(element);
  if (before) return before;
  const style = workOut(element);
  const kept = keptOf(element);
  if (kept) known.set(kept, (known.get(kept) ?? new WeakMap()).set(element, style));
  return style;
};
