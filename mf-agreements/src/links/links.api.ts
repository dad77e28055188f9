import type {
  DocumentLink,
  DocumentLinks,
  LinkCreate,
  LinkUpdate,
} from 'shared/contract/link/agreement-link';
import type { SearchHit } from 'shared/contract/list/search';
import { http } from 'shared/http';

const at = (agreementId: number, rest = '') => `/api/agreements/${String(agreementId)}/links${rest}`;

/** Documents the record is connected with and the reader sees. */
export async function getLinks(
  of: { resource: string; id: number },
  signal: AbortSignal,
): Promise<DocumentLinks> {
  return (await http.get<DocumentLinks>(`/api/${of.resource}/${String(of.id)}/links`, { signal })).data;
}

/** Connects the agreement with the document. */
export async function createLink({ agreementId, body }: { agreementId: number; body: LinkCreate }) {
  return (await http.post<DocumentLink>(at(agreementId), body)).data;
}

/** The link is of another kind; 409 when it has changed since it was read. */
export async function updateLink(call: { agreementId: number; id: number; body: LinkUpdate }) {
  return (await http.patch<DocumentLink>(at(call.agreementId, `/${String(call.id)}`), call.body)).data;
}

/** The two documents are not connected any longer. */
export async function deleteLink({ agreementId, id }: { agreementId: number; id: number }) {
  await http.delete(at(agreementId, `/${String(id)}`));
}

/** What the text finds; without a text, the cards that were open last. */
export async function findDocuments(search: string, signal: AbortSignal): Promise<SearchHit[]> {
  const asked =
    search === ''
      ? http.get<{ data: SearchHit[] }>('/api/recent-records', { signal })
      : http.get<{ data: SearchHit[] }>('/api/search', { params: { search }, signal });
  return (await asked).data.data;
}
