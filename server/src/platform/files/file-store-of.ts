import type { Config } from '../config/config';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** Where the files of this installation lie: a folder of the data, or the store that is set. */
export function fileStoreOf({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 === null ? folderStore(`${dataDir}/files`) : s3Store(s3);
}
