import { conditionParams, isConditionParam, type Condition } from './condition';

export interface Sort {
  field: string;
  isDescending: boolean;
}

/** Parameters that belong to the visit and not to the conditions: never part of a saved view. */
const OF_THE_VISIT = new Set(['page', 'per_page', 'view', 'list', 'id', 'import']);

/** Brackets are legal in a query and are left as they are, so that an address can be read. */
export function addressOf(params: URLSearchParams): string {
  return params.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** The address's value over the register's default. */
export function readParam(
  params: URLSearchParams,
  name: string,
  defaults: Readonly<Record<string, string>>,
): string {
  return params.get(name) ?? defaults[name] ?? '';
}

/** The order the address asks for, or the register's own; null when there is neither. */
export function readSort(params: URLSearchParams, defaults: Readonly<Record<string, string>>): Sort | null {
  const text = readParam(params, 'sort', defaults);
  if (text === '') return null;
  return text.startsWith('-')
    ? { field: text.slice(1), isDescending: true }
    : { field: text, isDescending: false };
}

/** The page the address asks for; the first when it asks for none or for nonsense. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function edited(params: URLSearchParams, edit: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(params);
  edit(next);
  next.delete('page');
  return next;
}

/** A value that is the register's own is not written out. */
function set(next: URLSearchParams, name: string, chosen: { value: string; standard?: string }): void {
  if (chosen.value === (chosen.standard ?? '')) next.delete(name);
  else next.set(name, chosen.value);
}

/** The same list on another page. */
export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  set(next, 'page', { value: String(page), standard: '1' });
  return next;
}

/** Another number of rows on a page, from the first page on. */
export function withPerPage(
  params: URLSearchParams,
  perPage: number,
  defaults: Readonly<Record<string, string>>,
) {
  return edited(params, (next) => {
    set(next, 'per_page', { value: String(perPage), standard: defaults.per_page });
  });
}

/** The list searched for the text, from the first page on. */
export function withSearch(params: URLSearchParams, text: string): URLSearchParams {
  return edited(params, (next) => {
    set(next, 'search', { value: text.trim() });
  });
}

/** The list in another order, from the first page on; the register's own order is not written out. */
export function withSort(params: URLSearchParams, sort: Sort, defaults: Readonly<Record<string, string>>) {
  return edited(params, (next) => {
    set(next, 'sort', { value: `${sort.isDescending ? '-' : ''}${sort.field}`, standard: defaults.sort });
  });
}

/** Another tab under the same conditions. */
export function withTab(params: URLSearchParams, tab: string, first: string): URLSearchParams {
  return edited(params, (next) => {
    set(next, 'tab', { value: tab, standard: first });
  });
}

/** The list narrowed by the condition, which takes the place of an earlier one on the same field. */
export function withCondition(params: URLSearchParams, condition: Condition): URLSearchParams {
  return edited(withoutCondition(params, condition.field), (next) => {
    for (const [name, value] of conditionParams(condition)) next.append(name, value);
  });
}

/** The list without the condition on the field. */
export function withoutCondition(params: URLSearchParams, field: string): URLSearchParams {
  return edited(params, (next) => {
    for (const name of new Set(next.keys())) if (isConditionParam(name, field)) next.delete(name);
  });
}

/** The list without search and conditions; tab, order and page size stay. */
export function withoutConditions(params: URLSearchParams): URLSearchParams {
  return edited(params, (next) => {
    for (const name of new Set(next.keys()))
      if (name === 'search' || name.startsWith('filter[')) next.delete(name);
  });
}

/** What a saved view keeps of the address, in one order, so that two addresses can be compared. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([name, value]) => !OF_THE_VISIT.has(name) && value !== ''),
  );
  kept.sort();
  return kept.toString();
}

/** The address of a saved view. */
export function withView(view: { id: number; query: string }): URLSearchParams {
  const next = new URLSearchParams(view.query);
  next.set('view', String(view.id));
  return next;
}
