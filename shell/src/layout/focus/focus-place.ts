const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

const isShown = (element: HTMLElement) => element.closest('[hidden], [inert], [aria-hidden="true"]') === null;

const isStop = (element: HTMLElement) =>
  element.matches(STOPS) && element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element);

const stopsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);

interface Step {
  parent: HTMLElement;
  /** Place of the child on the way among the parent's children, from 0. */
  at: number;
}

/** Where an element that had the focus stood, told by what was around it: it may be gone when somebody asks. */
export interface FocusPlace {
  element: HTMLElement;
  /** Path of the page it belonged to. */
  page: string;
  /** The way up to the body, the nearest first. */
  way: readonly Step[];
}

export function placeOf(element: HTMLElement, page: string): FocusPlace {
  const way: Step[] = [];
  let child: Element = element;
  for (let parent = child.parentElement; parent !== null && parent !== document.body;) {
    way.push({ parent, at: [...parent.children].indexOf(child) });
    child = parent;
    parent = child.parentElement;
  }
  return { element, page, way };
}

const isStopOrRow = (element: HTMLElement) =>
  // A row of a table is led to by keys and is no stop of its own.
  isStop(element) || (element.matches('[tabindex]') && isShown(element));

/** The first stop of what stands now where the child stood or behind it, else the last one of what stands before it. */
function stopBeside({ parent, at }: Step): HTMLElement | undefined {
  const children = [...parent.children].filter((child) => child instanceof HTMLElement);
  const behind = children.slice(at).map((child) => (isStopOrRow(child) ? child : stopsIn(child).at(0)));
  const before = children
    .slice(0, at)
    .reverse()
    .map((child) => (isStopOrRow(child) ? child : stopsIn(child).at(-1)));
  return [...behind, ...before].find((stop) => stop !== undefined);
}

/**
 * What the focus is led to instead of an element that is gone: its neighbour in the same part of the page, or the panel it
 * was in, whose late content may still want the focus. Undefined when nothing of that is left.
 */
export function besideOf({ element, way }: FocusPlace): HTMLElement | undefined {
  if (element.isConnected) return element;
  for (const step of way) {
    const { parent } = step;
    if (!parent.isConnected) continue;
    const part = parent.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header, nav, aside');
    if (part?.getAttribute('role')?.endsWith('dialog') === true) return part;
    const stop = part === null ? undefined : stopBeside(step);
    if (stop !== undefined || part === null || part === parent) return stop;
  }
  return undefined;
}
