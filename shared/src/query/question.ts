/** A list request: what the address says over what the register takes by default. */
export interface ListQuery {
  resource: string;
  /** Search string of the page, with or without `?`. */
  search?: string;
  defaults?: Readonly<Record<string, string>>;
}

/** Parameters of the browser's address that are the screen's own and never sent to the server. */
const OWN_PARAMETERS = new Set(['view', 'columns', 'list', 'tab', 'id', 'import', 'part']);

/**
 * The query string of a list request, in one order whoever asks, so that what the shell starts before the area's code
 * arrives is what the page then finds in the cache. `tab` becomes the filter of that name.
 */
export function listParams({ search = '', defaults = {} }: ListQuery): string {
  const given = new URLSearchParams(search);
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(defaults)) if (!given.has(name)) sent.append(name, value);
  for (const [name, value] of given) if (!OWN_PARAMETERS.has(name) && value !== '') sent.append(name, value);
  const tab = given.get('tab');
  if (tab !== null && tab !== 'all') sent.append('filter[tab]', tab);
  sent.sort();
  return sent.toString();
}

/** The server's address of a page of a list. */
export function listAddress(query: ListQuery): string {
  const params = listParams(query);
  return `/api/${query.resource}${params === '' ? '' : `?${params}`}`;
}

/** The server's address of one record. */
export function itemAddress(resource: string, id: number | string): string {
  return `/api/${resource}/${String(id)}`;
}
