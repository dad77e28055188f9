import type { Config } from '../../platform/config/config';
import { folderReleaseStore } from './folder-release-store';
import type { ReleaseStore } from './release-store';
import { s3ReleaseStore } from './s3-release-store';

/** The releases in S3 when the installation has it, otherwise in the data folder. */
export function openReleaseStore(config: Pick<Config, 's3' | 'dataDir'>): ReleaseStore {
  return config.s3 === null ? folderReleaseStore(`${config.dataDir}/releases`) : s3ReleaseStore(config.s3);
}
