import type { RoleRow } from 'shared/contract/access/role';
import type { ListOf } from 'shared/contract/list/paging';
import type { Declined, User } from 'shared/contract/user/user';
import type {
  DismissalInput,
  OpenWorkItems,
  OpenWorkLine,
  OwnName,
  ReinstatementInput,
} from 'shared/contract/user/user-input';
import { http } from 'shared/http';

const url = (id: number, rest = '') => `/api/users/${String(id)}${rest}`;

export interface AccountChange {
  lock_version: number;
  role_ids?: number[];
  status?: 'active' | 'blocked';
}

/** Changes roles or blocks; 409 with the present account when the version read is no longer the last. */
export async function changeAccount(id: number, change: AccountChange): Promise<User> {
  return (await http.patch<User>(url(id), change)).data;
}

/** What has to go to somebody else when the employee leaves. */
export async function getOpenWork(id: number, signal: AbortSignal): Promise<OpenWorkLine[]> {
  return (await http.get<{ data: OpenWorkLine[] }>(url(id, '/open-work'), { signal })).data.data;
}

/** One kind of it whole, page by page. */
export async function getOpenWorkOf(
  id: number,
  { key, page, signal }: { key: string; page: number; signal: AbortSignal },
): Promise<OpenWorkItems> {
  const params = { page, per_page: 20 };
  return (await http.get<OpenWorkItems>(url(id, `/open-work/${key}`), { params, signal })).data;
}

/** Dismisses the employee and gives what is open to the successor, all or nothing. */
export async function dismissUser(id: number, input: DismissalInput): Promise<User> {
  return (await http.post<User>(url(id, '/dismiss'), input)).data;
}

/** Invites somebody who was dismissed to work here again; 409 brings the present account. */
export async function reinstateUser(id: number, input: ReinstatementInput): Promise<User> {
  return (await http.post<User>(url(id, '/reinstate'), input)).data;
}

/** Says how the employee is called, once; 422 names the field, 409 brings the present account. */
export async function putOwnName(id: number, input: OwnName): Promise<User> {
  return (await http.post<User>(url(id, '/name'), input)).data;
}

/** Deletes the account; the documents that name the employee stay. */
export async function deleteUser(id: number): Promise<void> {
  await http.delete(url(id));
}

/** How a name would be declined. */
export async function getDeclension(
  person: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Declined> {
  return (await http.get<Declined>('/api/users/declension', { params: person, signal })).data;
}

/** A page of the roles that can be given, those a search finds. */
export async function findRoles({
  search,
  page,
  signal,
}: {
  search: string;
  page: number;
  signal: AbortSignal;
}): Promise<ListOf<RoleRow>> {
  const params = { page, per_page: 100, sort: 'name', ...(search !== '' && { search }) };
  return (await http.get<ListOf<RoleRow>>('/api/roles', { params, signal })).data;
}
