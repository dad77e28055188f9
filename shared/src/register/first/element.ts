/** An element with its class and what stands in it. */
export function element(
  tag: string,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.append(...children);
  return made;
}

/** Puts the attributes `data-…` on an element; what is undefined stays away. */
export function mark(
  target: HTMLElement,
  values: Readonly<Record<string, string | boolean | undefined>>,
): HTMLElement {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== false) target.dataset[name] = String(value);
  }
  return target;
}
