import { type RawBuilder, sql } from 'kysely';
import { idFilter } from './list-filters';
import type { ListFilter } from './list-resource';
import { PARTIES_IN_FORCE } from './columns/parties-json';

/**
 * The record a counterparty has become a part of, however many merges later; itself when there was none. A subquery of
 * one value is read once and leaves the index of the column usable.
 */
const survivorOf = (id: number): RawBuilder<number> => sql<number>`(
  with recursive heirs as (
    select id, merged_into_id from counterparties where id = ${id}
    union
    select heir.id, heir.merged_into_id from counterparties heir join heirs on heir.id = heirs.merged_into_id)
  select id from heirs where merged_into_id is null limit 1)`;

/** One or several counterparties by their numbers; one that was merged finds what the record finds that stayed. */
export function counterpartyFilter(column: RawBuilder<unknown>): ListFilter {
  const byNumber = idFilter(column);
  return {
    ...byNumber,
    condition: (asked, scope) => {
      const { equal } = asked;
      // Refuses what is no number of a record.
      if (byNumber.condition(asked, scope) === null) return null;
      const [only, ...others] = equal.map((value) => survivorOf(Number(value)));
      return others.length === 0
        ? sql`${column} = ${only}`
        : sql`${column} = any(array[${sql.join([only, ...others])}]::bigint[])`;
    },
  };
}

interface Sides {
  /** Columns of the main sides that count. */
  main: readonly RawBuilder<unknown>[];
  agreementId: RawBuilder<unknown>;
}

/** Agreements that the counterparties are a side of: a main one whose column is given, or a further one today. */
export function sideFilter({ main, agreementId }: Sides): ListFilter {
  const ofMain = main.map(counterpartyFilter);
  const further = counterpartyFilter(sql`sp.counterparty_id`);
  return {
    ...further,
    condition: (asked, scope) => {
      const isFurther = further.condition(asked, scope);
      if (isFurther === null) return null;
      const isMain = ofMain.map((each) => each.condition(asked, scope) ?? sql`false`);
      // An array rather than a subquery: both halves of the condition keep their index.
      return sql`(${sql.join(isMain, sql` or `)} or ${agreementId} = any(array(
        select sp.agreement_id from ${PARTIES_IN_FORCE} sp where ${isFurther})))`;
    },
  };
}
