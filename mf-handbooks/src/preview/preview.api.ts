import type { Registry } from 'shared/contract/release/registry';
import type { RolePreview, RolePreviewInput } from 'shared/contract/access/role-preview';
import { http } from 'shared/http';

/** What a holder would find; every look is put down in the journal. */
export async function getPreview(asked: RolePreviewInput, signal: AbortSignal): Promise<RolePreview> {
  return (await http.post<RolePreview>('/api/role-previews', asked, { signal })).data;
}

/** The areas of the suite with their pages and their entries of the menu. */
export async function getAreas(signal: AbortSignal): Promise<Registry['areas']> {
  return (await http.get<Registry>('/registry.json', { signal })).data.areas;
}
