import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldId } from '../../../form/form';

import { gridReducer, type GridEvent, type GridState } from './grid-reducer';
import type { CellPlace } from '../item-edits';
import { cellPath } from '../item-path';
import type { ItemUnit, ItemValues } from '../item-values';

type Items = readonly ItemValues[];

/** So many steps back are kept. */
const DEPTH = 50;

export interface ItemsGridOptions {
  items: Items;
  units: readonly ItemUnit[];
  closed: boolean;
  onChange: (items: Items) => void;
  /** Opens the whole line with everything that has no cell. */
  onDetails: (row: number) => void;
  /** The person went on to another line: what is wrong with this one may be said. */
  onLeaveRow: (row: number) => void;
}

/** Answers whether the event was the table's; otherwise the browser does what it always does. */
export type GridDispatch = (event: GridEvent) => boolean;

/** The grid of cells over the lines of the form: the active cell, typing into it, and taking changes back. */
export function useItemsGrid(options: ItemsGridOptions) {
  const [place, setPlace] = useState<Omit<GridState, 'items'>>({
    active: { row: 0, column: 'name' },
    editing: null,
    follows: false,
    wish: null,
  });
  const past = useRef<Items[]>([]);

  useEffect(() => {
    if (place.follows) document.getElementById(fieldId(cellPath(place.active)))?.focus();
  }, [place]);

  const handle = (event: GridEvent): boolean => {
    const { items, units, closed, onChange, onDetails } = options;
    const next = gridReducer({ ...place, items }, event, { units, closed });
    if (next === null) return false;
    const { items: changed, ...where } = next;
    setPlace(where);
    if (next.active.row !== place.active.row) options.onLeaveRow(place.active.row);
    if (changed !== items) {
      past.current = [...past.current.slice(1 - DEPTH), items];
      onChange(changed);
    }
    if (next.wish === 'details') onDetails(next.active.row);
    if (next.wish === 'undo') {
      const last = past.current.pop();
      if (last !== undefined) onChange(last);
    }
    return true;
  };

  // Rows are memoised: they get one function that never changes and always sees the present state.
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const dispatch = useCallback<GridDispatch>((event) => latest.current(event), []);

  const { row, column } = place.active;
  // Lines may have gone from outside: by undo, by a merge, by restoring a draft.
  const active: CellPlace = { row: Math.min(row, Math.max(0, options.items.length - 1)), column };
  return { active, editing: place.editing, dispatch };
}
