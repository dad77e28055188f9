import { sql } from 'kysely';
import type { Naming } from '../imports/importable.service';
import type { Db } from '../platform/database/database';
import { namesMeant, requisitesIn, spacings } from './counterparty-words';

/**
 * Live counterparties a cell calls so: by ИНН, ИНН with КПП, or by name with its form or without. Of a company that is
 * both a partner and our own, the partner, unless own ones are asked for.
 */
export async function namedCounterparties(db: Db, text: string, { offered }: Naming): Promise<number[]> {
  const requisites = requisitesIn(text);
  const inn = requisites?.inn ?? null;
  const kpp = requisites?.kpp ?? null;
  const meant = namesMeant(text.replaceAll('\u00a0', ' '));
  const known = (names: readonly string[]) =>
    sql.join(names.flatMap(spacings).map((name) => sql`search_text(${name})`));
  const isOwn = offered?.['filter[is_own]'] ?? null;
  const { rows } = await sql<{ id: number; is_own: boolean }>`
    select id, is_own from counterparties
    where deleted_at is null and archived_at is null and (${isOwn}::boolean is null or is_own = ${isOwn}::boolean)
      and ((inn = ${inn} and (${kpp}::text is null or coalesce(kpp, '') = ${kpp}))
        or search_text(name_short) in (${known([text])}) or search_text(name_full) in (${known([text])})
        or (search_text(name_short) in (${known(meant?.names ?? [text])}) and legal_form = ${meant?.legal_form ?? null}))
    order by is_own, id limit 2`.execute(db);
  const [first] = rows;
  return rows.filter((row) => row.is_own === first?.is_own).map(({ id }) => id);
}
