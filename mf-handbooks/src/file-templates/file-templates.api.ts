import type { TemplateContent, TemplateTag } from 'shared/contract/file-template/file-template';
import { errorOf, http } from 'shared/http';

const url = (id: number) => `/api/file-templates/${String(id)}/content`;

/** The Word file of a template in use; null before the first one. */
export async function getContent(id: number, signal?: AbortSignal): Promise<TemplateContent | null> {
  try {
    return (await http.get<TemplateContent>(url(id), { signal })).data;
  } catch (error) {
    if (errorOf(error).status === 404) return null;
    throw error;
  }
}

/** Sends a Word file as the next version of the template; refuses with 415 or 422 and a sentence for each fault. */
export async function uploadContent(
  id: number,
  file: File,
  onProgress: (percent: number) => void,
): Promise<TemplateContent> {
  const form = new FormData();
  form.append('file', file, file.name);
  const { data } = await http.post<TemplateContent>(url(id), form, {
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
