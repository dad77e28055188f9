// jsdom finds the labels of a field by asking every node of the page for its field, and each label by walking the page for
// its id; a role with a name asks it of every field, which took a third of the time of a large form's tests. Here the labels
// of a page are looked through once for as long as nothing of it changes.
const LABELABLE = 'button,input:not([type=hidden]),meter,output,progress,select,textarea';

const isLabelable = (/** @type {Element | null | undefined} */ element) =>
  element?.matches(LABELABLE) === true;

/** @param {HTMLLabelElement} label  @param {Document | DocumentFragment} root */
function fieldOf(label, root) {
  const named = label.getAttribute('for');
  if (named === null) return label.querySelector(LABELABLE);
  const field = named === '' ? null : root.getElementById?.(named);
  return isLabelable(field) ? field : null;
}

/** @param {Document | DocumentFragment} root */
function labelsByField(root) {
  /** @type {Map<Element, HTMLLabelElement[]>} */
  const byField = new Map();
  for (const label of root.querySelectorAll('label')) {
    const field = fieldOf(label, root);
    if (field) byField.set(field, [...(byField.get(field) ?? []), label]);
  }
  return byField;
}

const implementation = Object.getOwnPropertySymbols(globalThis.document).find(
  ({ description }) => description === 'impl',
);

/** @type {WeakMap<Node, { version: number, byField: Map<Element, HTMLLabelElement[]> }>} */
const known = new WeakMap();

// jsdom counts the changes below a node for its own collections. Should a version of it name this otherwise, tests are slower
// and no less right.
/** @param {Document | DocumentFragment} root */
function currentLabels(root) {
  const version = implementation && root[implementation]?._version;
  const before = known.get(root);
  if (before && before.version === version) return before.byField;
  const byField = labelsByField(root);
  if (typeof version === 'number') known.set(root, { version, byField });
  return byField;
}

for (const tag of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  const prototype = globalThis[`HTML${tag}Element`].prototype;
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get() {
      if (!isLabelable(this)) return null;
      const root = /** @type {Document | DocumentFragment} */ (this.getRootNode());
      return [...(currentLabels(root).get(this) ?? [])];
    },
  });
}
