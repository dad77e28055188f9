import type { BookChoice } from '../../../contract/books/book-schema';
import type { DocumentFile } from '../../../contract/file/file';
import type { GenerationPreview } from '../../../contract/file-template/file-template';
import type { ListOf } from '../../../contract/list/paging';
import { http } from '../../../http/http';

/** A document that is to get a text. */
export interface GeneratedDocument {
  type: string;
  id: number;
}

/** What was put right by hand, and which text brought by hand is known to be followed. */
export interface Filled {
  values: Readonly<Record<string, string>>;
  handmade_id: number | null;
}

/** Templates in use for documents of the kind. */
export async function findTemplates(kind: string, signal?: AbortSignal): Promise<BookChoice[]> {
  const params = {
    'filter[document_kind]': kind,
    'filter[is_active]': true,
    sort: 'name',
    per_page: 100,
  };
  return (await http.get<ListOf<BookChoice>>('/api/file-templates/choices', { params, signal })).data.data;
}

/** What would stand in the document. */
export async function previewGeneration(
  templateId: number,
  { type, id }: GeneratedDocument,
  signal?: AbortSignal,
): Promise<GenerationPreview> {
  const params = { documentable_type: type, documentable_id: id };
  const url = `/api/file-templates/${String(templateId)}/preview`;
  return (await http.get<GenerationPreview>(url, { params, signal })).data;
}

/** Makes the document's text as its next version. */
export async function generateFile(
  templateId: number,
  { type, id }: GeneratedDocument,
  filled: Filled,
): Promise<DocumentFile> {
  const body = { documentable_type: type, documentable_id: id, ...filled };
  const url = `/api/file-templates/${String(templateId)}/generate`;
  return (await http.post<DocumentFile>(url, body, { timeout: 0 })).data;
}
