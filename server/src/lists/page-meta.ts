import type { ListMeta } from 'shared/contract/list/paging';

interface Page {
  /** From 1. */
  page: number;
  perPage: number;
}

/** What an answer says of the page it holds; a list without rows has one page, and it is empty. */
export function pageMeta({ page, perPage }: Page, total: number, isCapped = false): ListMeta {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
    total_is_capped: isCapped,
  };
}
