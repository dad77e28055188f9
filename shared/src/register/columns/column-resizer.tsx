import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { clampWidth } from './column-layout';
import classes from './column-resizer.module.css';

/** How far one press of an arrow moves the edge. */
const STEP = 16;

interface ColumnResizerProps {
  columnKey: string;
  title: string;
  /** Null gives the column back its own width. */
  onResize: (key: string, width: number | null) => void;
}

const widthOf = (edge: Element) => edge.parentElement?.getBoundingClientRect().width ?? 0;

/** The edge of a column: dragged by a pointer, moved by the arrows, put back by a double press or Delete. */
export function ColumnResizer({ columnKey, title, onResize }: ColumnResizerProps) {
  const drag = useRef<{ x: number; width: number; next?: number } | null>(null);
  const [width, setWidth] = useState(0);
  const resize = (next: number | null) => {
    if (next !== null) setWidth(clampWidth(next));
    onResize(columnKey, next);
  };

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: widthOf(event.currentTarget) };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (held === null) return;
    held.next = clampWidth(held.width + event.clientX - held.x);
    // The edge alone goes along: the rows are drawn, and the width is kept, when it is let go.
    event.currentTarget.style.transform = `translateX(${String(held.next - held.width)}px)`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const next = drag.current?.next;
    drag.current = null;
    event.currentTarget.style.transform = '';
    if (next !== undefined) resize(next);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };
    const step = steps[event.code];
    if (step !== undefined) resize(widthOf(event.currentTarget) + step);
    else if (event.code === 'Delete' || event.code === 'Backspace') resize(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={classes.edge}
      aria-label={`Ширина колонки «${title}»`}
      aria-orientation="horizontal"
      aria-valuemin={clampWidth(0)}
      aria-valuemax={clampWidth(Infinity)}
      aria-valuenow={clampWidth(width)}
      onFocus={(event) => {
        setWidth(clampWidth(widthOf(event.currentTarget)));
      }}
      onPointerDown={start}
      onPointerMove={move}
      onLostPointerCapture={end}
      onDoubleClick={() => {
        resize(null);
      }}
      onKeyDown={onKey}
    />
  );
}
