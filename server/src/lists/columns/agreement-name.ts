import { type RawBuilder, sql } from 'kysely';

/** How the agreement under the alias is called, as `agreementName` of the contract calls it. */
export const agreementNameText = (alias: string): RawBuilder<string> =>
  sql<string>`coalesce('№\u00a0' || ${sql.ref(`${alias}.number`)}, ${sql.ref(`${alias}.internal_number`)})`;
