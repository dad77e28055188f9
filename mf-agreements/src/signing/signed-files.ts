import type { Agreement } from 'shared/contract/agreement/agreement';
import type { DocumentFile } from 'shared/contract/file/file';
import { signedFileFault } from 'shared/contract/file/bears-signature';

/** Among which of its files whoever marks a signature of such a document chooses. */
export const filesToSign =
  (type: 'agreement' | 'addendum') =>
  ({ signing_method: method }: Pick<Agreement, 'signing_method'>) => ({
    type,
    isOffered: (file: DocumentFile) => signedFileFault(file, method) === null,
  });
