import type { Absence, AbsenceCreate, AbsenceWhole } from 'shared/contract/approval/absence';
import type { ListMeta } from 'shared/contract/list/paging';
import { http } from 'shared/http';

export interface AbsencePage {
  data: Absence[];
  meta: ListMeta;
}

/** Absences the reader may see, the newest first. */
export async function findAbsences(page: number, signal?: AbortSignal): Promise<AbsencePage> {
  return (await http.get<AbsencePage>('/api/absences', { params: { page, per_page: 50 }, signal })).data;
}

/** Puts an absence down, one's own unless another employee is said. */
export async function createAbsence(body: AbsenceCreate): Promise<Absence> {
  return (await http.post<Absence>('/api/absences', body)).data;
}

/** Replaces an absence; 409 when it has changed since it was read. */
export async function replaceAbsence(id: number, body: AbsenceWhole): Promise<Absence> {
  return (await http.put<Absence>(`/api/absences/${String(id)}`, body)).data;
}

/** Takes an absence away. */
export async function deleteAbsence({
  id,
  lock_version,
}: Pick<Absence, 'id' | 'lock_version'>): Promise<void> {
  await http.delete(`/api/absences/${String(id)}`, { params: { lock_version } });
}
