import { useEffect } from 'react';

import type { ListOf } from '../../contract/list/paging';
import { withPage } from '../address/address';
import type { ChangeAddress } from '../address/use-address';

/** The rows of a kept address may be fewer today: the last page is what is left of those that were asked for. */
export function useLastPage<Row>(answer: ListOf<Row> | undefined, change: ChangeAddress): void {
  useEffect(() => {
    if (answer === undefined || answer.data.length > 0) return;
    const { current_page: page, last_page: last } = answer.meta;
    if (page > last) change((current) => withPage(current, last), { replace: true });
  }, [answer, change]);
}
