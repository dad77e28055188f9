import { type RawBuilder, sql } from 'kysely';

/** How an agreement is called: «№ 12/2026-П»; one without a number by that of the register, which is no number of the paper. */
export function agreementName(agreement: { number: string | null; internal_number: string }): string {
  return agreement.number === null ? agreement.internal_number : `№\u00a0${agreement.number}`;
}

/** The same of the agreement under the alias. */
export const agreementNameText = (alias: string): RawBuilder<string> =>
  sql<string>`coalesce('№\u00a0' || ${sql.ref(`${alias}.number`)}, ${sql.ref(`${alias}.internal_number`)})`;
