import { type RawBuilder, sql } from 'kysely';

/** True of the rows under that alias that take effect by the original and have not got it; the same rule as `lacksOriginal` of the contract. */
export function withoutOriginal(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('activation_basis')} = 'original' and ${column('signing_method')} <> 'edi'
    and ${column('originals_status')} <> 'received')`;
}
