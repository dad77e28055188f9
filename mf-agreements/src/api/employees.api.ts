import type { ListOf } from 'shared/contract/paging';
import type { UserRow } from 'shared/contract/user';
import type { OptionPage, SelectOption } from 'shared/form';
import { http } from 'shared/http';

/** A page of working employees who answer the search, as options of a select. */
export async function findEmployees(request: {
  search: string;
  page: number;
  signal?: AbortSignal;
}): Promise<OptionPage<SelectOption>> {
  const params = {
    search: request.search || undefined,
    page: request.page,
    per_page: 20,
    'filter[status]': 'active',
  };
  const { data } = await http.get<ListOf<UserRow>>('/api/users', { params, signal: request.signal });
  return {
    options: data.data.map((user) => ({
      value: String(user.id),
      label: user.full_name,
      note: user.job_title ?? undefined,
    })),
    hasMore: data.meta.current_page < data.meta.last_page,
  };
}
