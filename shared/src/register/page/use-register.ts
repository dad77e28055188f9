import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useNavigate } from '../../area/area';
import { listParams, listQuery, useQuery, useQueryClient } from '../../query/query';
import { addressOf, readSort, viewQuery, withPage, withPerPage } from '../address/address';
import { useAddress } from '../address/use-address';
import { readConditions } from '../address/condition';
import { keepSetting, useLocalSettings, withPageSize } from '../../session/session';
import { useAfterPress } from '../../ui/press/use-after-press';
import { useLiveList } from '../live/use-live-list';
import { useSteadyRows } from '../live/use-steady-rows';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import { useLastPage } from './use-last-page';
import { useSelection } from '../selection/use-selection';
import { summaryKey, summaryQuery } from '../summary.queries';

export type RegisterModel<Row extends RegisterRow> = ReturnType<typeof useRegister<Row>>;

/** The reader has left the top of the page or works with the rows: they must not move. */
function isReading(): boolean {
  return window.scrollY > 8 || document.activeElement?.closest('[data-row]') != null;
}

function withoutPage(question: string): string {
  const params = new URLSearchParams(question);
  params.delete('page');
  params.delete('per_page');
  return params.toString();
}

interface Answered<Row> {
  data: { data: readonly Row[] } | undefined;
  isPlaceholderData: boolean;
}

/** The rows with the question they answer; while the pointer is held down they stay as they are. */
function useAnswer<Row extends RegisterRow>(list: Answered<Row>, question: string) {
  const rows = list.data?.data;
  const asked = list.isPlaceholderData ? null : question;
  // Rows that change places between the press on one and its click take it away from under the pointer.
  return useAfterPress(useMemo(() => ({ rows, question: asked }), [rows, asked]));
}

/** Everything a register knows and can do, whichever way it is drawn. */
export function useRegister<Row extends RegisterRow>(definition: RegisterDefinition<Row>) {
  const { resource, filters, rowHref, summaryPath, entity } = definition;
  const settings = useLocalSettings();
  const defaults = useMemo(
    () => withPageSize(resource, definition.defaults, settings),
    [settings, resource, definition.defaults],
  );
  const address = useAddress();
  const { params, search, change } = address;
  const navigate = useNavigate();
  const client = useQueryClient();

  const query = { resource, search, defaults };
  const question = listParams(query);
  const list = useQuery(listQuery<Row>(query));
  const summary = useQuery({
    ...summaryQuery(summaryPath ?? '', query),
    // The rows come first; what stands beside them does not hold them up, nor is it counted for half a word.
    enabled: summaryPath !== undefined && list.data !== undefined && !list.isPlaceholderData,
  });

  const isReleased = useRef(false);
  const isChoosing = useRef(false);
  const steady = useSteadyRows({
    ...useAnswer(list, question),
    isHeld: () => !isReleased.current && (isChoosing.current || isReading()),
  });
  // What is chosen is what is shown: a list that is held still shows other rows than the latest answer.
  const selection = useSelection(steady.rows, viewQuery(params));
  useEffect(() => {
    isChoosing.current = selection.rows.size > 0;
  }, [selection.rows]);
  useEffect(() => {
    isReleased.current = false;
  }, [list.dataUpdatedAt]);
  useLiveList({ resource, entity, rows: list.data?.data, question, defaults });
  useLastPage(list.isPlaceholderData ? undefined : list.data, change);

  // The card is given the list it was opened from, so that it can walk to the neighbours.
  const listSearch = useMemo(() => {
    const kept = new URLSearchParams(params);
    kept.delete('list');
    return addressOf(kept);
  }, [params]);
  const hrefOf = useCallback((row: Row) => rowHref?.(row, listSearch) ?? null, [rowHref, listSearch]);

  return {
    address,
    /** What the list was asked, without the page: what an export takes. */
    question: withoutPage(question),
    list,
    summary: summary.data,
    selection,
    steady,
    hrefOf,
    conditions: useMemo(() => readConditions(params, filters), [params, filters]),
    sort: useMemo(() => readSort(params, defaults), [params, defaults]),
    open: (row: Row) => {
      const href = hrefOf(row);
      // The promise settles when the card is shown; there is nothing to wait for here.
      if (href !== null) void navigate(href);
    },
    goTo: (page: number) => {
      change((current) => withPage(current, page));
      document.documentElement.scrollTop = 0;
    },
    setPerPage: (size: number) => {
      keepSetting(`page-size:${resource}`, size);
      // What the person keeps for the list is its default from now on and need not stand in the address.
      change((current) => withPerPage(current, size, { per_page: String(size) }));
    },
    refresh: () => {
      isReleased.current = true;
      void list.refetch();
      void client.invalidateQueries({ queryKey: summaryKey(resource) });
    },
  };
}
