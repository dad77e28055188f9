import { useState, type KeyboardEvent } from 'react';

import { cellText } from '../cell-text';
import type { CellPlace } from '../item-edits';
import { ITEM_FIELD_LABELS } from '../item-errors';
import type { ItemValues } from '../item-values';
import classes from './items-grid.module.css';
import type { GridDispatch } from './use-items-grid';
import { focusEditor, useOneTaking } from './use-one-taking';

export interface CellEditorProps {
  item: ItemValues;
  place: CellPlace;
  /** Takes the place of the cell's text; null keeps it, selected to its end. */
  start: string | null;
  dispatch: GridDispatch;
}

/** A cell that is typed into: Enter goes down, Tab across, Escape gives up, leaving takes what stands there. */
export function CellEditor({ item, place, start, dispatch }: CellEditorProps) {
  const [text, setText] = useState(start ?? cellText(item, place.column));
  const { take, cancel, paste } = useOneTaking({ place, dispatch });
  const onKey = (event: KeyboardEvent) => {
    // The cell below must not hear what its editor has used.
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter') take(text, event.shiftKey ? 'up' : 'down');
    else if (event.key === 'ArrowDown') take(text, 'down');
    else if (event.key === 'ArrowUp') take(text, 'up');
    else if (event.key === 'Tab') take(text, event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  };
  return (
    <input
      className={classes.input}
      ref={focusEditor}
      aria-label={`${ITEM_FIELD_LABELS[place.column]}, строка ${String(place.row + 1)}`}
      inputMode={place.column === 'name' ? 'text' : 'decimal'}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
      onKeyDown={onKey}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/.test(pasted.trim())) return;
        event.preventDefault();
        event.stopPropagation();
        paste(pasted);
      }}
      onBlur={() => {
        take(text, 'blur');
      }}
    />
  );
}
