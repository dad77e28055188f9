import { sql } from 'kysely';
import type { Trx } from '../platform/database/database';
import type { Declension } from './declined-words';

/** From now on these words are declined so wherever nothing else is said of them. */
export async function keepDeclensions(
  trx: Trx,
  { declensions, actorId }: { declensions: readonly Declension[]; actorId: number },
): Promise<void> {
  if (declensions.length === 0) return;
  await trx
    .insertInto('declensions')
    .values(
      declensions.map(({ kind, nominative, genitive }) => ({
        kind,
        nominative: sql<string>`lower(${nominative})`,
        genitive,
        corrected_by_id: actorId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'nominative']).doUpdateSet((row) => ({
        genitive: row.ref('excluded.genitive'),
        corrected_by_id: row.ref('excluded.corrected_by_id'),
        corrected_at: sql`now()`,
      })),
    )
    .execute();
}
