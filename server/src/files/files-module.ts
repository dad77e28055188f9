import type { Deps } from '../platform/module';
import { filesRoutes } from './files.routes';
import { dropOrphans, dropUnfinished, dropUnusedContents } from './content-tidying.service';

/** Files of documents: uploads, versions, downloads. */
export function filesModule(deps: Deps): void {
  deps.activity.labels({
    'file.uploaded': 'Загрузка файла',
    'file.updated': 'Изменение имени, примечания или срока файла',
    'file.deleted': 'Удаление файла',
  });
  filesRoutes(deps);
  deps.jobs.define('files.tidy', () => dropUnusedContents(deps), { schedule: '20 4 * * *' });
  deps.jobs.define('files.orphans', () => dropOrphans(deps), { schedule: '50 4 * * *', expiresIn: 4 * 3600 });
  deps.jobs.define('files.drafts', () => dropUnfinished(deps), { schedule: '25 * * * *' });
}
