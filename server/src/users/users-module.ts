import { keepDirectoryRoles } from '../accounts/oidc/directory-roles.service';
import { takeDirectoryRoles } from './directory-roles.service';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { addImportable, nameRecords } from '../imports/importable.service';
import { addRegister } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import { addOpenWork } from './dismissal/open-work.service';
import { subordinatesWork } from './dismissal/subordinates-work';
import { previewRoutes } from './preview/preview.routes';
import { avatarRoutes } from './avatar/avatar.routes';
import { ACTION_LABELS, JOURNAL_FIELDS } from './user-journal.labels';
import { userImport } from './user-import';
import { findCalled } from './user-names.repository';
import { userRegister } from './user-register';
import { usersRoutes } from './users.routes';

/** Employees: list, card, roles, blocking, deletion. */
export function usersModule(deps: Deps): void {
  keepDirectoryRoles(deps.app, takeDirectoryRoles);
  deps.activity.labels(ACTION_LABELS);
  deps.activity.fields('user', JOURNAL_FIELDS);
  addRegister(deps.app, userRegister);
  addOpenWork(deps.app, subordinatesWork);
  previewRoutes(deps);
  addImportable(deps.app, userImport);
  nameRecords(deps.app, RECORD_KINDS.user.resource, findCalled);
  avatarRoutes(deps);
  usersRoutes(deps);
}
