import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { User } from 'shared/contract/user/user';
import { USER_FIELDS } from 'shared/contract/user/user.fields';
import type { RecordSource } from '../records/record-source';
import { findPresent, findUser, seenUser, type UserRecord } from './users.repository';
import { userView } from './users.view';

/** What the use case of a record has to know of employees. */
export const userSource: RecordSource<UserRecord, User> = {
  kind: RECORD_KINDS.user,
  fields: USER_FIELDS,
  find: findUser,
  seen: seenUser,
  label: (user) => user.full_name,
  view: (user, actor) => userView(actor, user),
  // The employee is among them: their own browser learns that rights may have changed.
  audience: (db) => findPresent(db),
  unique: {
    users_email_key: { field: 'email', message: 'Учётная запись с этим адресом уже есть' },
    users_personnel_number_key: { field: 'personnel_number', message: 'Этот номер уже у другого сотрудника' },
  },
};
