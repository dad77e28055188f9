import type { DocumentFile, DocumentFileUpdate, FileKind } from '../../contract/file/file';
import { http } from '../../http/http';
import type { FileOwner } from './file-owner';

/** Every version of every file of the document. */
export async function findFiles(owner: FileOwner, signal?: AbortSignal): Promise<DocumentFile[]> {
  const query = new URLSearchParams({
    'filter[documentable_type]': owner.type,
    'filter[documentable_id]': String(owner.id),
  });
  const { data } = await http.get<{ data: DocumentFile[] }>(`/api/files?${query.toString()}`, { signal });
  return data.data;
}

export interface FileUpload {
  owner: FileOwner;
  file: File;
  kind: FileKind;
  documentTypeId: number | null;
  /** Makes a repeated sending safe. */
  key: string;
  /** What is new in the version. */
  comment?: string;
  /** The last day it is good for. */
  validUntil?: string | null;
  signal: AbortSignal;
  /** Share of the bytes sent so far, 0 to 100. */
  onProgress: (percent: number) => void;
}

/** Sends a file as the next version of its kind, once for a key; refuses with 413, 415 or 422 and a sentence. */
export async function uploadFile(upload: FileUpload): Promise<DocumentFile> {
  const form = new FormData();
  form.append('documentable_type', upload.owner.type);
  form.append('documentable_id', String(upload.owner.id));
  form.append('kind', upload.kind);
  if (upload.documentTypeId !== null) form.append('document_type_id', String(upload.documentTypeId));
  if (upload.comment) form.append('comment', upload.comment);
  if (upload.validUntil) form.append('valid_until', upload.validUntil);
  // The server reads the fields before it takes the stream: the file comes last.
  form.append('file', upload.file, upload.file.name);
  const { data } = await http.post<DocumentFile>('/api/files', form, {
    headers: { 'Idempotency-Key': upload.key },
    signal: upload.signal,
    timeout: 0,
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) upload.onProgress(Math.round(progress * 100));
    },
  });
  return data;
}

/** Calls and describes one's own file anew while it is not frozen. */
export async function describeFile({ id, ...change }: DocumentFileUpdate & { id: number }): Promise<void> {
  await http.patch(`/api/files/${String(id)}`, change);
}

/** Deletes one's own file while it is not frozen. */
export async function deleteFile(id: number): Promise<void> {
  await http.delete(`/api/files/${String(id)}`);
}
