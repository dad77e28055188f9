import { type RawBuilder, sql } from 'kysely';

/** How a commercial offer is called where another record names it: its number, and its revision from the second on. */
export const offerName = (
  alias: string,
): RawBuilder<string> => sql<string>`'№\u00a0' || ${sql.ref(`${alias}.number`)}
  || case when ${sql.ref(`${alias}.revision`)} > 1 then ', редакция ' || ${sql.ref(`${alias}.revision`)} else '' end`;
