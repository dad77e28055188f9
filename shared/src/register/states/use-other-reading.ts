import type { ListMeta } from '../../contract/list/paging';
import { otherLayout } from '../../format/other-layout';
import { listQuery, useQuery } from '../../query/query';
import { withPerPage, withSearch } from '../address/address';
import type { RegisterDefinition, RegisterRow } from '../register-definition';

export interface OtherReading {
  /** What the same keys give in the other layout. */
  text: string;
  found: ListMeta;
}

/**
 * What the search would find had it been typed in the other keyboard layout; null while that is not known, when it would
 * find nothing either, and when the text reads the same in both.
 */
export function useOtherReading(
  { resource, defaults }: Pick<RegisterDefinition<RegisterRow>, 'resource' | 'defaults'>,
  params: URLSearchParams,
): OtherReading | null {
  const text = otherLayout(params.get('search') ?? '');
  const search = withPerPage(withSearch(params, text ?? ''), 1, defaults).toString();
  const { data } = useQuery({
    ...listQuery<RegisterRow>({ resource, defaults, search }),
    enabled: text !== null,
    // The answer to another text says nothing of this one.
    placeholderData: undefined,
  });
  if (text === null || data === undefined || data.meta.total === 0) return null;
  return { text, found: data.meta };
}
