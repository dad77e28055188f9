import type { FilePage } from '../../../contract/file/comparison';
import { http } from '../../../http/http';

/** Address of a frame with what the file holds, laid out by the server, good for a minute; refuses with 415 and a sentence. */
export async function linkPage(id: number, signal?: AbortSignal): Promise<string> {
  return (await http.get<FilePage>(`/api/files/${String(id)}/page`, { signal })).data.url;
}

/** The bytes of a file. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  return (await http.get<Blob>(url, { responseType: 'blob', timeout: 0, signal })).data;
}
