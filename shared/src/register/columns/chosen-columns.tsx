import { IconGripVertical } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { Checkbox, VisuallyHidden } from '../../ui/ui';
import classes from './column-chooser.module.css';
import type { ColumnTitle } from './column-chooser';
import { moveColumn, toggleColumn } from './column-layout';

interface ChosenColumnsProps {
  columns: readonly ColumnTitle[];
  shown: readonly string[];
  onShow: (keys: readonly string[]) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Shown columns; the grip is dragged, or moved by the arrows while it is focused. */
export function ChosenColumns({ columns, shown, onShow }: ChosenColumnsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const place = (key: string, to: number) => {
    const next = moveColumn(shown, key, to);
    if (next.join() === shown.join()) return;
    onShow(next);
    const title = columns.find((column) => column.key === key)?.title ?? '';
    setSaid(`«${title}»: место ${String(next.indexOf(key) + 1)} из ${String(next.length)}`);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const over = lines.find((line) => {
      const box = line.getBoundingClientRect();
      return event.clientY >= box.top && event.clientY < box.bottom;
    });
    const key = over?.dataset.key;
    if (key !== undefined && key !== dragged) place(dragged, shown.indexOf(key));
  };
  const onKey = (key: string) => (event: KeyboardEvent) => {
    const step = STEPS[event.code];
    if (step === undefined) return;
    event.preventDefault();
    place(key, shown.indexOf(key) + step);
  };
  const drop = () => {
    setDragged(null);
  };
  return (
    <>
      <ul ref={list} onPointerMove={follow} onPointerUp={drop} onPointerCancel={drop}>
        {columns.map((column) => {
          const isPinned = column.key === shown[0];
          return (
            <li
              key={column.key}
              data-key={column.key}
              data-dragged={column.key === dragged || undefined}
              className={classes.line}
            >
              <Checkbox
                label={column.title}
                checked
                disabled={isPinned || column.isLocked === true}
                onChange={() => {
                  onShow(toggleColumn(shown, column.key));
                }}
              />
              {(isPinned || column.isLocked === true) && (
                <span className={classes.locked}>{isPinned ? 'закреплена' : 'всегда видна'}</span>
              )}
              {!isPinned && (
                <button
                  type="button"
                  className={classes.grip}
                  aria-label={`Переставить колонку «${column.title}»`}
                  title="Перетащите или двигайте стрелками"
                  onPointerDown={(event) => {
                    list.current?.setPointerCapture(event.pointerId);
                    setDragged(column.key);
                  }}
                  onKeyDown={onKey(column.key)}
                >
                  <IconGripVertical aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}
