import { cellText } from '../cell-text';
import { gridCommand, type PressedKey } from './grid-key';
import { stepTo } from './grid-step';
import {
  changeItem,
  copyItem,
  insertItem,
  moveItem,
  pasteBlock,
  pasteItems,
  removeItem,
  typeCell,
  type CellPlace,
} from '../item-edits';
import { itemsOfCells } from './item-paste';
import { isBlankItem, type ItemUnit, type ItemValues } from '../item-values';
import { cellsOfText } from './spreadsheet-text';

export type RowCommand = 'insert' | 'copy' | 'up' | 'down' | 'remove';

export type GridEvent =
  | { type: 'key'; place: CellPlace; pressed: PressedKey }
  /** A cell takes the focus by itself: a press of the mouse, Tab from outside. */
  | { type: 'focus'; place: CellPlace }
  | { type: 'edit'; place: CellPlace }
  | { type: 'commit'; place: CellPlace; text: string; then: 'down' | 'up' | 'next' | 'previous' | 'blur' }
  | { type: 'cancel'; place: CellPlace }
  | { type: 'paste'; place: CellPlace; text: string }
  | { type: 'row'; row: number; command: RowCommand }
  | { type: 'drop'; from: number; to: number }
  | { type: 'add' };

export interface GridState {
  items: readonly ItemValues[];
  active: CellPlace;
  /** The active cell is typed into; `start` replaces its text, null keeps it. */
  editing: { start: string | null } | null;
  /** The focus has to follow the active cell. */
  follows: boolean;
  /** What the event asked for beyond the table. */
  wish: 'undo' | 'details' | null;
}

interface GridFacts {
  units: readonly ItemUnit[];
  /** Nothing may change: only walking. */
  closed: boolean;
}

const at = (state: GridState, active: CellPlace, items = state.items): GridState => ({
  ...state,
  items,
  active,
  editing: null,
  follows: true,
});

interface TypedText {
  place: CellPlace;
  text: string;
  units: readonly ItemUnit[];
}

function typed(items: readonly ItemValues[], { place, text, units }: TypedText) {
  const item = items[place.row];
  if (item === undefined || text === cellText(item, place.column)) return items;
  return changeItem(items, place.row, typeCell(item, { column: place.column, text, units }));
}

/** Down a line; from the last line to a new one, unless the last is still blank. */
function below(state: GridState, place: CellPlace, items = state.items): GridState {
  const target = stepTo(place, 'down', items.length);
  if (target !== null) return at(state, target, items);
  const last = items[place.row];
  if (last === undefined || isBlankItem(last)) return at(state, place, items);
  return at(state, { row: items.length, column: 'name' }, insertItem(items));
}

function rowCommand(state: GridState, row: number, command: RowCommand): GridState {
  const { items } = state;
  const { column } = state.active;
  switch (command) {
    case 'insert':
      return at(state, { row: row + 1, column: 'name' }, insertItem(items, row));
    case 'copy':
      return at(state, { row: row + 1, column }, copyItem(items, row));
    case 'up':
      return at(state, { row: Math.max(row - 1, 0), column }, moveItem(items, row, row - 1));
    case 'down':
      return at(state, { row: Math.min(row + 1, items.length - 1), column }, moveItem(items, row, row + 1));
    case 'remove':
      return at(state, { row: Math.max(0, Math.min(row, items.length - 2)), column }, removeItem(items, row));
  }
}

function onKey(
  state: GridState,
  { place, pressed }: Extract<GridEvent, { type: 'key' }>,
  { units, closed }: GridFacts,
): GridState | null {
  const command = gridCommand(pressed);
  if (command === null) return null;
  if (command.kind === 'tab' || command.kind === 'step') {
    const target = stepTo(place, command.step, state.items.length);
    // At the ends Tab leaves the table, an arrow stays where it is.
    if (target === null) return command.kind === 'tab' ? null : state;
    return at(state, target);
  }
  if (closed) return null;
  switch (command.kind) {
    case 'enter':
      return below(state, place);
    case 'edit':
      return { ...state, active: place, editing: { start: command.text } };
    case 'clear':
      return { ...state, items: typed(state.items, { place, text: '', units }) };
    case 'remove-row':
      return rowCommand({ ...state, active: place }, place.row, 'remove');
    case 'copy-row':
      return rowCommand({ ...state, active: place }, place.row, 'copy');
    case 'carry':
      return rowCommand({ ...state, active: place }, place.row, command.by < 0 ? 'up' : 'down');
    case 'details':
      return { ...state, active: place, wish: 'details' };
    case 'undo':
      return { ...state, wish: 'undo' };
  }
}

function onCommit(
  state: GridState,
  event: Extract<GridEvent, { type: 'commit' }>,
  units: readonly ItemUnit[],
) {
  const { place, then } = event;
  const items = typed(state.items, { place, text: event.text, units });
  if (then === 'blur') return { ...state, items, editing: null };
  if (then === 'down') return below(state, place, items);
  return at(state, stepTo(place, then, items.length) ?? place, items);
}

function onPaste(state: GridState, { place, text, units }: TypedText): GridState {
  const cells = cellsOfText(text);
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (only !== undefined) return at(state, place, typed(state.items, { place, text: only, units }));
  if (cells.length === 0) return state;
  if (place.column !== 'name') return at(state, place, pasteBlock(state.items, place, { cells, units }));
  return at(state, place, pasteItems(state.items, place.row, itemsOfCells(cells, units)));
}

/**
 * The table of lines after an event; null when the event is not the table's and the browser does what it always does.
 * Pure: what was typed into which cell, where the active cell goes, what the clipboard brings.
 */
export function gridReducer(before: GridState, event: GridEvent, facts: GridFacts): GridState | null {
  const state: GridState = { ...before, follows: false, wish: null };
  switch (event.type) {
    case 'key':
      return onKey(state, event, facts);
    case 'focus':
      return { ...state, active: event.place, editing: null };
    case 'edit':
      return facts.closed ? null : { ...state, active: event.place, editing: { start: null } };
    case 'commit':
      return onCommit(state, event, facts.units);
    case 'cancel':
      return at(state, event.place);
    case 'paste':
      return facts.closed
        ? null
        : onPaste(state, { place: event.place, text: event.text, units: facts.units });
    case 'row':
      return rowCommand(state, event.row, event.command);
    case 'drop':
      return at(state, { ...state.active, row: event.to }, moveItem(state.items, event.from, event.to));
    case 'add':
      return at(state, { row: state.items.length, column: 'name' }, insertItem(state.items));
  }
}
