import { fireEvent } from '@testing-library/react';

/** The page of a frame that has come: the frame of a test loads nothing, so what a server would send is put into it. */
export function arrivedPage(frame: HTMLElement, html: string): Document {
  const page = (frame as HTMLIFrameElement).contentDocument;
  if (page === null) throw new RangeError('The frame is closed');
  const root = page.createElement('html');
  root.innerHTML = `<head></head><body>${html}</body>`;
  // Nothing is laid out in a test, so nothing can be scrolled to either.
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(root)) as object;
  Object.assign(prototype, { scrollIntoView: () => undefined });
  page.replaceChildren(root);
  fireEvent.load(frame);
  return page;
}
