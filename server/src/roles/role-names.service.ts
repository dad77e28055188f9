import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import { ValidationFailed } from '../platform/http/errors';

/** Ids of the roles that are called so, each once, whatever the case of their letters; refuses with 422 a name no role has. */
export async function rolesCalled(db: Db, names: readonly string[], field: string): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const { rows } = await sql<{ id: number }>`
      select id from roles where search_text(name) = search_text(${name}) order by id limit 1`.execute(db);
    const [role] = rows;
    if (role === undefined) throw new ValidationFailed({ [field]: [`Роли «${name}» нет`] });
    ids.push(role.id);
  }
  return [...new Set(ids)];
}
