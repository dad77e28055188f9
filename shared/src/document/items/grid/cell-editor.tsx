import { useRef, useState, type KeyboardEvent } from 'react';

import { cellText } from '../cell-text';
import type { CellPlace } from '../item-edits';
import { ITEM_FIELD_LABELS } from '../item-errors';
import type { ItemValues } from '../item-values';
import classes from './items-grid.module.css';
import type { GridDispatch } from './use-items-grid';

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
  // Taking the text removes the input, and losing the focus by that is no second taking.
  const done = useRef(false);
  const take = (then: 'down' | 'up' | 'next' | 'previous' | 'blur') => {
    if (done.current) return;
    done.current = true;
    dispatch({ type: 'commit', place, text, then });
  };
  const cancel = () => {
    done.current = true;
    dispatch({ type: 'cancel', place });
  };
  const onKey = (event: KeyboardEvent) => {
    // The cell below must not hear what its editor has used.
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter') take(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'ArrowDown') take('down');
    else if (event.key === 'ArrowUp') take('up');
    else if (event.key === 'Tab') take(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  };
  return (
    <input
      className={classes.input}
      // The person has just pressed a key or the cell itself: the focus is expected here.
      ref={(input) => {
        if (input !== null && document.activeElement !== input) input.focus();
      }}
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
        done.current = true;
        dispatch({ type: 'paste', place, text: pasted });
      }}
      onBlur={() => {
        take('blur');
      }}
    />
  );
}
