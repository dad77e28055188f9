import { documentFile, type DocumentFile } from '../contract/file/file';

/** A version of an agreement's text as the server tells it, for tests. */
export const aStoredFile = (id: number, patch: Partial<DocumentFile> = {}): DocumentFile =>
  documentFile.parse({
    id,
    documentable_type: 'agreement',
    documentable_id: 412,
    document_type: { id: 1, name: 'Договор' },
    kind: 'draft',
    version: id,
    is_current: false,
    is_frozen: false,
    name: 'Договор.docx',
    extension: 'docx',
    size: 2048,
    sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    comment: null,
    url: `/files/${String(id)}`,
    uploaded_by_id: 1,
    uploaded_by_name: 'Соколова Мария Дмитриевна',
    created_at: '2026-11-19T13:42:00Z',
    ...patch,
  });
