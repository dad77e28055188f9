const { createRequire } = require('node:module');

// A role, a name and a click ask for the computed style of an element and of all above it. For each jsdom tries some hundred
// rules of its own style sheet, nearly all of which name the element they are meant for, and it is another; and works out
// twelve colours from parent to parent, which have no sheet to come from: tests see elements without the suite's styles.
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const helper = (name) => ofEnvironment(`jsdom/lib/jsdom/living/helpers/${name}.js`);
const selectors = helper('selectors');
const matches = selectors.matchesDontThrow;

const SUBJECT = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?:[:[.#][^\s>+~]*)?$/i;

/** The elements a selector can be meant for by name; null where it does not name them. */
function namesOf(selector) {
  const names = selector.split(',').map((part) => SUBJECT.exec(part.trim())?.[1].toLowerCase());
  return names.includes(undefined) ? null : new Set(names);
}

const known = new Map();

function knownNamesOf(selector) {
  if (!known.has(selector)) known.set(selector, namesOf(selector));
  return known.get(selector);
}

selectors.matchesDontThrow = (element, selector) =>
  knownNamesOf(selector)?.has(element._localName.toLowerCase()) !== false && matches(element, selector);

// Read after the selectors are changed, which it takes when it is loaded.
const worked = helper('style-rules').propertiesWithResolvedValueImplemented;
for (const name of Object.keys(worked)) if (name.endsWith('color')) Reflect.deleteProperty(worked, name);
