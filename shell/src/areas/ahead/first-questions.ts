import type { AreaPrefetch, AreaRoute } from 'shared/contract/area/area';
import { itemAddress, listAddress } from 'shared/query';
import { withPageSize } from 'shared/session';

/** An opened route: its parameter `id` and the search string of the page. */
export interface Visit {
  route: Pick<AreaRoute, 'prefetch'>;
  id: string | undefined;
  search: string;
}

/** One request that may start before the area's code has come. */
export interface FirstQuestion {
  wanted: AreaPrefetch;
  /** The server's address, with the query. */
  address: string;
}

/** What a visit asks for at once, in the words of the requests themselves; a record without an id is not asked for. */
export function firstQuestions({ route, id, search }: Visit): FirstQuestion[] {
  return (route.prefetch ?? []).flatMap((wanted) => {
    const { kind, resource } = wanted;
    if (kind === 'list') {
      const defaults = withPageSize(resource, wanted.defaults);
      return [{ wanted: { ...wanted, defaults }, address: listAddress({ resource, search, defaults }) }];
    }
    return id === undefined ? [] : [{ wanted, address: itemAddress(resource, id) }];
  });
}
