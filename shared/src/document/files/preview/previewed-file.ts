import type { DocumentFile } from '../../../contract/file/file';

/** What the preview has to know of a file. */
export type PreviewedFile = Pick<DocumentFile, 'id' | 'name' | 'extension' | 'url'> & {
  version?: number;
  /** The document that is talked about when somebody remarks on a place of the file; absent where nobody does. */
  discussed?: { type: string; id: number };
  /** One line under the name: version, size, whose and when. */
  note?: string;
};

export type PreviewForm = 'text' | 'tables' | 'pdf' | 'picture';

const FORMS: Readonly<Partial<Record<string, PreviewForm>>> = {
  docx: 'text',
  txt: 'text',
  xlsx: 'tables',
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
};

/** How a file is shown in the browser; null when it can only be saved. */
export function previewForm(extension: string): PreviewForm | null {
  return FORMS[extension] ?? null;
}
