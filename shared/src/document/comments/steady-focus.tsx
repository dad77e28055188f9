import { Component, createRef, type ReactNode } from 'react';

interface Held {
  element: Element;
  /** From the top of the window, px. */
  top: number;
}

const isField = (element: Element | null): element is Element =>
  element !== null && element.matches('textarea, input');

/** The page can be scrolled that much further afterwards, px; it is as high as the window at least, which takes a part. */
function makeRoom(box: HTMLElement, wanted: number) {
  const page = document.documentElement;
  const roomOf = () => page.scrollHeight - page.clientHeight - window.scrollY;
  const room = roomOf();
  if (room >= wanted) return;
  const padding = Number.parseFloat(getComputedStyle(box).paddingBottom) || 0;
  const trial = page.clientHeight;
  box.style.paddingBottom = `${String(padding + trial)}px`;
  const swallowed = trial - (roomOf() - room);
  box.style.paddingBottom = `${String(padding + swallowed + wanted - room)}px`;
}

/**
 * Keeps the field one is writing in where it stands on the screen when something comes in above it: the page moves by as
 * much, and gets room for that when it is too short.
 */
export class SteadyFocus extends Component<{ className?: string; children: ReactNode }> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Held | null {
    const element = document.activeElement;
    if (!isField(element) || this.box.current?.contains(element) !== true) return null;
    return { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, held: Held | null) {
    const box = this.box.current;
    if (held === null || box === null || !held.element.isConnected) return;
    const moved = held.element.getBoundingClientRect().top - held.top;
    if (moved === 0) return;
    makeRoom(box, moved);
    window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
