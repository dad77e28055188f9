import { useCallback, useMemo, useRef, useState, useEffect } from 'react';

import type { RegisterRow } from '../register-definition';
import { toggled, withPageToggled, withRange, type Selection } from './selection';

export interface RegisterSelection<Row extends RegisterRow> {
  rows: Selection<Row>;
  toggle: (id: number, isRange: boolean) => void;
  /** Chooses everything from one row to the other. */
  extend: (fromId: number, toId: number) => void;
  togglePage: () => void;
  /** Takes the choice back, all but the given rows. */
  clear: (kept?: Selection<Row>) => void;
}

/** The chosen rows; a choice survives the turn of a page and ends when the conditions (`scope`) change. */
export function useSelection<Row extends RegisterRow>(
  page: readonly Row[] | undefined,
  scope: string,
): RegisterSelection<Row> {
  const [state, setState] = useState<{ scope: string; chosen: Selection<Row> }>({ scope, chosen: new Map() });
  const chosen = useMemo<Selection<Row>>(
    () => (state.scope === scope ? state.chosen : new Map()),
    [state, scope],
  );
  // Rows on the page are newer than what was known when they were chosen.
  const rows = useMemo<Selection<Row>>(() => {
    if (chosen.size === 0) return chosen;
    const fresh = new Map(page?.map((row) => [row.id, row]));
    return new Map([...chosen].map(([id, row]) => [id, fresh.get(id) ?? row]));
  }, [chosen, page]);

  const anchor = useRef<number | null>(null);
  const latest = useRef({ page: page ?? [], rows });
  useEffect(() => {
    latest.current = { page: page ?? [], rows };
  }, [page, rows]);

  const choose = useCallback(
    (next: (current: Selection<Row>, page: readonly Row[]) => Selection<Row>) => {
      setState({ scope, chosen: next(latest.current.rows, latest.current.page) });
    },
    [scope],
  );
  const toggle = useCallback(
    (id: number, isRange: boolean) => {
      const from = anchor.current;
      anchor.current = id;
      choose((current, rowsOfPage) => {
        const row = rowsOfPage.find((other) => other.id === id);
        if (row === undefined) return current;
        return isRange ? withRange(current, rowsOfPage, { from, to: id }) : toggled(current, row);
      });
    },
    [choose],
  );
  const extend = useCallback(
    (fromId: number, toId: number) => {
      anchor.current = toId;
      choose((current, rowsOfPage) => withRange(current, rowsOfPage, { from: fromId, to: toId }));
    },
    [choose],
  );
  const togglePage = useCallback(() => {
    choose(withPageToggled);
  }, [choose]);
  const clear = useCallback(
    (kept: Selection<Row> = new Map()) => {
      anchor.current = null;
      choose(() => kept);
    },
    [choose],
  );

  return useMemo(
    () => ({ rows, toggle, extend, togglePage, clear }),
    [rows, toggle, extend, togglePage, clear],
  );
}
