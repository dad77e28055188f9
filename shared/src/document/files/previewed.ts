import type { DocumentFile } from '../../contract/file/file';
import { fileOrigin } from './file-row';
import type { PreviewedFile } from './preview/previewed-file';

/** The file as its preview shows it, with the document that is talked about beside it. */
export function previewed(file: DocumentFile): PreviewedFile {
  const discussed = { type: file.documentable_type, id: file.documentable_id };
  return { ...file, note: fileOrigin(file), discussed };
}
