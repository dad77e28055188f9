import { useState, type CSSProperties, type DragEvent, type ReactNode } from 'react';
import type { AnyBookRow } from 'shared/contract/books/book';

import classes from './book-list.module.css';

/** One kind of what is dragged for each book: nothing of another page or book can be dropped here. */
const kindOf = (resource: string) => `application/x-${resource}`;

export interface Dragging {
  resource: string;
  row: AnyBookRow;
  onMove: (row: AnyBookRow, under: AnyBookRow) => void;
}

interface InTreeProps {
  /** How many records stand above; none of a book that is no tree. */
  depth: number | undefined;
  title?: string;
  /** Of a record that the reader may put elsewhere by dragging it onto another. */
  dragging?: Dragging | undefined;
  children: ReactNode;
}

function useDragging(dragging: Dragging | undefined) {
  const [isOver, setOver] = useState(false);
  if (dragging === undefined) return {};
  const { resource, row, onMove } = dragging;
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(kindOf(resource));
  return {
    draggable: row.can.update,
    'data-over': isOver || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(kindOf(resource), JSON.stringify(row));
    },
    onDragOver: (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => {
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      setOver(false);
      const dragged = JSON.parse(event.dataTransfer.getData(kindOf(resource))) as AnyBookRow;
      if (dragged.id !== row.id) onMove(dragged, row);
    },
  };
}

/** A name as far to the right as its record stands deep; dropped on another, the record is asked to go under it. */
export function InTree({ depth = 0, title, dragging, children }: InTreeProps) {
  return (
    <span
      {...useDragging(dragging)}
      title={title}
      className={classes.name}
      style={{ '--depth': depth } as CSSProperties}
    >
      {children}
    </span>
  );
}
