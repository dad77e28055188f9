import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import { prepared } from '../../platform/database/prepared';
import { asked, type SharedQuestion } from '../../platform/database/side-by-side';

const BORNE: SharedQuestion<string, boolean> = {
  writes: false,
  askAll: async (db, numbers) => {
    const { rows } = await sql<{ internal_number: string }>`${prepared()}
      select internal_number from agreements where internal_number = any(${[...numbers]}::text[])`.execute(
      db,
    );
    const borne = new Set(rows.map((row) => row.internal_number));
    return numbers.map((number) => borne.has(number));
  },
};

/** True when an agreement bears the internal number, also one that was deleted since. */
export const isInternalNumberTaken = (db: Db, number: string): Promise<boolean> => asked(db, BORNE, number);

interface WantedNumber {
  number: string;
  organizationId: number;
  agreementDate: string;
  exceptId: number | null;
}

const TAKEN: SharedQuestion<WantedNumber, boolean> = {
  writes: false,
  askAll: async (db, wanted) => {
    const { rows } = await sql<{ taken: boolean }>`${prepared()}
      select exists (
        select from agreements a
        where a.organization_id = w."organizationId"
          and extract(year from a.agreement_date)::int = extract(year from w."agreementDate")::int
          and search_text(a.number) = search_text(w.number)
          and a.number is not null and a.deleted_at is null and a.id is distinct from w."exceptId") as taken
      from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) with ordinality as said (one, at)
      cross join lateral jsonb_to_record(said.one)
        as w (number text, "organizationId" bigint, "agreementDate" date, "exceptId" bigint)
      order by said.at`.execute(db);
    return rows.map(({ taken }) => taken);
  },
};

/** True when somebody else's agreement of the organisation and year bears the number. */
export const isNumberTaken = (db: Db, wanted: WantedNumber): Promise<boolean> => asked(db, TAKEN, wanted);
