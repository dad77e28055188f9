import { http } from 'shared/http';

/** Deletes a role that nobody has; 422 names those who have it. */
export async function deleteRole(id: number): Promise<void> {
  await http.delete(`/api/roles/${String(id)}`);
}
