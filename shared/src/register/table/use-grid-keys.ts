import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';

import type { RegisterRow } from '../register-definition';
import type { RegisterSelection } from '../selection/use-selection';
import { useKeyGroup } from '../../ui/ui';
import { gridAction, type GridAction } from './grid-keys';
import { openInNewTab } from './open-row';

interface GridKeysOptions<Row extends RegisterRow> {
  rows: readonly Row[];
  body: RefObject<HTMLElement | null>;
  rowOf: (target: EventTarget | null) => Row | undefined;
  hrefOf: (row: Row) => string | null;
  onOpen: (row: Row) => void;
  onPage: (step: 1 | -1) => void;
  selection: RegisterSelection<Row>;
  isSelectable: boolean;
}

/** A control that needs the key itself: only what leaves the row is taken from it. */
const OWN_KEYS = 'button, input:not([type=checkbox]), [role=slider]';

/** Walks the rows by keyboard; an arrow pressed while nothing is focused leads into the table. */
export function useGridKeys<Row extends RegisterRow>(options: GridKeysOptions<Row>) {
  const { rows, body, rowOf, hrefOf, onOpen, onPage, selection, isSelectable } = options;

  const focusRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    const element = body.current?.querySelector<HTMLElement>(`[data-row="${String(row.id)}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };

  const perform = (action: GridAction, active: number) => {
    const row = rows[active];
    switch (action.kind) {
      case 'move': {
        const target = rows[action.index];
        if (action.isExtending && isSelectable && row !== undefined && target !== undefined) {
          selection.extend(row.id, target.id);
        }
        focusRow(action.index);
        return;
      }
      case 'page':
        onPage(action.step);
        return;
      case 'open': {
        const href = row === undefined ? null : hrefOf(row);
        if (row === undefined || href === null) return;
        if (action.inNewTab) openInNewTab(href);
        else onOpen(row);
        return;
      }
      case 'select':
        if (row !== undefined) selection.toggle(row.id, action.isRange);
        return;
      case 'select-page':
        selection.togglePage();
        return;
      case 'clear':
        selection.clear();
    }
  };

  const isForSelection = (action: GridAction) =>
    action.kind === 'select' || action.kind === 'select-page' || action.kind === 'clear';

  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
    const found = rowOf(event.target);
    const active = found === undefined ? -1 : rows.indexOf(found);
    const action = gridAction(event, active, rows.length);
    if (action === null || (isForSelection(action) && !isSelectable)) return;
    if (action.kind === 'clear' && selection.rows.size === 0) return;
    event.preventDefault();
    perform(action, active);
  };

  const enter = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target !== document.body) return;
    if (event.code !== 'ArrowDown' && event.code !== 'ArrowUp') return;
    const action = gridAction(event, -1, rows.length);
    if (action === null) return;
    event.preventDefault();
    perform(action, -1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      enter(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, []);

  useKeyGroup('В таблице', async () => (await import('./grid-keys.labels')).gridKeyHints(isSelectable));
  return { onKeyDown };
}
