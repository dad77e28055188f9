import { type RawBuilder, sql } from 'kysely';
import { idFilter } from './list-filters';
import type { ListFilter } from './list-resource';
import { PARTIES_IN_FORCE } from './parties-json';

/** Agreements that the counterparties are a side of: the second one, whose column is given, or a further one today. */
export function sideFilter({
  second,
  agreementId,
}: {
  second: RawBuilder<unknown>;
  agreementId: RawBuilder<unknown>;
}): ListFilter {
  const own = idFilter(second);
  const further = idFilter(sql`sp.counterparty_id`);
  return {
    ...own,
    condition: (asked, scope) => {
      const [isSecond, isFurther] = [own.condition(asked, scope), further.condition(asked, scope)];
      if (isSecond === null || isFurther === null) return null;
      // An array rather than a subquery: both halves of the condition keep their index.
      return sql`(${isSecond} or ${agreementId} = any(array(
        select sp.agreement_id from ${PARTIES_IN_FORCE} sp where ${isFurther})))`;
    },
  };
}
