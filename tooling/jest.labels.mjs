// jsdom finds the labels of a field by asking every node of the page for its field, and each label by walking the page for
// its id; a role with a name asks it of every field, which took a third of the time of a large form's tests.
const LABELABLE = 'button,input:not([type=hidden]),meter,output,progress,select,textarea';

/** @param {Element} field */
function labelsOf(field) {
  if (!field.matches(LABELABLE)) return null;
  const root = /** @type {Document | DocumentFragment} */ (field.getRootNode());
  const around = field.closest('label');
  return [...root.querySelectorAll('label')].filter((label) =>
    label.hasAttribute('for')
      ? label.htmlFor !== '' && label.htmlFor === field.id && root.getElementById?.(field.id) === field
      : around !== null && label.contains(field) && label.querySelector(LABELABLE) === field,
  );
}

for (const tag of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  const prototype = globalThis[`HTML${tag}Element`].prototype;
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get() {
      return labelsOf(this);
    },
  });
}
