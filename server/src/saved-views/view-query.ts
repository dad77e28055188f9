import type { SavedView } from 'shared/contract/list/saved-view';
import type { ListFilter } from '../lists/list-resource';
import { ValidationFailed } from '../platform/http/errors';

/** What an address says besides its search and its tab; what is absent is not said. */
export interface ViewParts {
  filters?: Readonly<Record<string, readonly string[]>>;
  sort?: string | null;
}

interface Said extends ViewParts {
  query?: string;
}

const FILTER = /^filter\[(\w+)\](?:\[\]|(\[\w+\]))?$/;
const NAMED = /^(\w+)(\[\w+\])?$/;
const TWICE = 'Передайте либо query, либо filters и sort';

/** Filters and order of a register's address; what else it says is search and tab. */
export function partsOf(query: string): Pick<SavedView, 'filters' | 'sort'> {
  const said = new URLSearchParams(query);
  const filters: Record<string, string[]> = {};
  for (const name of said.keys()) {
    const [, field, operator = ''] = FILTER.exec(name) ?? [];
    if (field !== undefined) filters[`${field}${operator}`] = said.getAll(name);
  }
  return { filters, sort: said.get('sort') };
}

/** The parameter of an address that a filter is told under: `status` → `filter[status][]`, as the screen writes it. */
function parameterOf(name: string, known: Readonly<Record<string, ListFilter>>): string {
  const [, field = name, operator = ''] = NAMED.exec(name) ?? [];
  const isMany = Object.hasOwn(known, field) && known[field]?.shape === 'many';
  return `filter[${field}]${operator === '' && isMany ? '[]' : operator}`;
}

/**
 * The address of a view once what was said of it is said: whole, or its filters and its order in place of those it had.
 * Null when nothing was said of it; refuses with 422 an address that is said both ways.
 */
export function queryOf(
  before: string,
  { query, filters, sort }: Said,
  known: Readonly<Record<string, ListFilter>>,
): string | null {
  if (filters === undefined && sort === undefined) return query ?? null;
  if (query !== undefined) throw new ValidationFailed({ query: [TWICE] });
  const said = new URLSearchParams(before);
  if (filters !== undefined) {
    for (const name of [...said.keys()].filter((key) => FILTER.test(key))) said.delete(name);
    for (const [name, values] of Object.entries(filters)) {
      for (const value of values) said.append(parameterOf(name, known), value);
    }
  }
  if (sort !== undefined) said.delete('sort');
  if (typeof sort === 'string') said.set('sort', sort);
  return said.toString();
}
