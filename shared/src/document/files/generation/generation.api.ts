import type { DocumentFile } from '../../../contract/file/file';
import type {
  GenerationPreview,
  OfferedTemplate,
  OfferedTemplateList,
} from '../../../contract/file-template/file-template';
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

/** Templates in use for documents of the kind, with why one is not for this document. */
export async function findTemplates(
  { type, id }: GeneratedDocument,
  signal?: AbortSignal,
): Promise<OfferedTemplate[]> {
  const params = { documentable_type: type, documentable_id: id };
  return (await http.get<OfferedTemplateList>('/api/file-templates/offered', { params, signal })).data.data;
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

/** Makes the document's text as its next version, once however often it is sent with the same key. */
export async function generateFile(
  templateId: number,
  { type, id }: GeneratedDocument,
  { key, ...filled }: Filled & { key: string },
): Promise<DocumentFile> {
  const body = { documentable_type: type, documentable_id: id, ...filled };
  const url = `/api/file-templates/${String(templateId)}/generate`;
  const headers = { 'Idempotency-Key': key };
  return (await http.post<DocumentFile>(url, body, { headers, timeout: 0 })).data;
}
