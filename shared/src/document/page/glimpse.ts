import type { ReactNode } from 'react';

import { listKey, type QueryClient } from '../../query/query';

/** A fact of the head as far as a row tells it; without a value, or with a note that is `true`, it is on its way. */
export interface GlimpseFact {
  label: string;
  value?: ReactNode;
  note?: ReactNode;
}

/** The head of a card as the row of a list tells it, shown until the record comes; what changes a record is not among it. */
export interface Glimpse {
  /** Short, in breadcrumbs, as the record itself is called. */
  name: string;
  eyebrow: ReactNode;
  title: string;
  status: ReactNode;
  /** In the order of the head, so that nothing jumps. */
  facts: readonly GlimpseFact[];
  /** The state by which the place of the buttons is kept; a kind without actions has none. */
  state?: string;
  /** The reader will have the button of the form. */
  isEditable?: boolean;
}

interface Listed {
  id: number;
}

const isRowOf =
  (id: number) =>
  (row: unknown): row is Listed =>
    typeof row === 'object' && row !== null && 'id' in row && row.id === id;

/**
 * The row of the record in the newest list of the resource that is kept; null when no list holds it. A row is less than
 * the record and is never kept as one.
 */
export function findListed(client: QueryClient, resource: string, id: string): Listed | null {
  const pages = client.getQueryCache().findAll({ queryKey: listKey(resource) });
  let found: { row: Listed; at: number } | null = null;
  for (const { state } of pages) {
    const rows: unknown = (state.data as { data?: unknown } | undefined)?.data;
    if (!Array.isArray(rows) || (found !== null && found.at >= state.dataUpdatedAt)) continue;
    const row: unknown = rows.find(isRowOf(Number(id)));
    if (isRowOf(Number(id))(row)) found = { row, at: state.dataUpdatedAt };
  }
  return found?.row ?? null;
}
