import type { RegisterHome } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import type { FaultLog } from '../platform/jobs/apart/apart-log';

/** All that a run of an export takes: little, so that it need not wait for the rest of the server. */
export interface ExportDeps extends Pick<Deps, 'db' | 'transact' | 'now' | 'outbox' | 'files'> {
  app: RegisterHome;
  log: FaultLog;
}
