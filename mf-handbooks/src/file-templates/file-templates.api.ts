import type { TemplateContent, TemplateTag } from 'shared/contract/file-template/file-template';
import type { TemplateVersionList } from 'shared/contract/file-template/template-version';
import { http } from 'shared/http';

const url = (id: number, rest: string) => `/api/file-templates/${String(id)}/${rest}`;

/** A page of what the text of a template has been, the text in use first; empty before the first one. */
export async function findVersions(
  id: number,
  page: number,
  signal?: AbortSignal,
): Promise<TemplateVersionList> {
  return (await http.get<TemplateVersionList>(url(id, 'versions'), { params: { page }, signal })).data;
}

/** The file of an earlier version is the newest version; refuses with 422 and a sentence for each fault. */
export async function restoreVersion(id: number, versionId: number): Promise<TemplateContent> {
  return (await http.post<TemplateContent>(url(id, `versions/${String(versionId)}/restore`))).data;
}

/** Sends a Word file as the next version of the template; refuses with 415 or 422 and a sentence for each fault. */
export async function uploadContent(
  id: number,
  file: File,
  onProgress: (percent: number) => void,
): Promise<TemplateContent> {
  const form = new FormData();
  form.append('file', file, file.name);
  const { data } = await http.post<TemplateContent>(url(id, 'content'), form, {
    timeout: 0,
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress(Math.round(progress * 100));
    },
  });
  return data;
}

/** Every tag a template of the kind may use. */
export async function findTags(kind: string, signal?: AbortSignal): Promise<TemplateTag[]> {
  const params = { document_kind: kind };
  return (await http.get<{ data: TemplateTag[] }>('/api/file-templates/tags', { params, signal })).data.data;
}
