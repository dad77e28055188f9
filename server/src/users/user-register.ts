import { recordPath } from 'shared/contract/record/record-kind';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { USER_REGISTER } from 'shared/contract/user/user-register';
import { USER_STATUS_LABELS } from 'shared/contract/user/user.labels';
import { type Register, saidBy } from '../lists/register-catalogue';
import { searchedText, userResource } from './user-resource';
import { userSheetColumns } from './user-sheet-columns';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { mayReadPersonal } from './users.policy';
import type { ListedUser } from './users.repository';

/** Address of an employee's profile; null where the reader may not open it. */
export const profileFor = (id: number, reader: Actor): string | null =>
  id === reader.id || holds(reader, 'users.update_other') ? recordPath(RECORD_KINDS.user, id) : null;

/** The profile where the reader may open it, else the row of the list: it says what colleagues may know. */
function pageOf({ id, full_name }: Pick<ListedUser, 'id' | 'full_name'>, actor: Actor): string {
  return profileFor(id, actor) ?? `/handbooks/users?${new URLSearchParams({ search: full_name }).toString()}`;
}

/** Employees for views, exports and the search. */
export const userRegister: Register<ListedUser> = {
  title: 'Сотрудники',
  // Phones leave with views and spreadsheets: whoever holds no right at all reads the list on the screen alone.
  access: mayReadPersonal,
  reading: 'authenticated',
  sharing: 'users.update_other',
  list: userResource,
  columns: userSheetColumns,
  words: saidBy(USER_REGISTER, { status: USER_STATUS_LABELS }),
  spelled: searchedText,
  hit: (row, actor) => ({
    kind: 'user',
    id: row.id,
    title: row.full_name,
    hint: [row.job_title, row.department_name].filter(Boolean).join(' · ') || row.email,
    url: pageOf(row, actor),
  }),
};
