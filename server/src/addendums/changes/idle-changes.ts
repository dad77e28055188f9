import type { Addendum } from 'shared/contract/addendum/addendum';
import type { TermValue } from 'shared/contract/addendum/effective-terms';
import { sameTerm } from '../../agreements/terms/agreement-terms.service';
import type { TermScalar } from '../../lists/columns/term-changes-json';

/** The value as it is kept: of a record its number. */
export const scalarOf = (value: TermValue): TermScalar =>
  typeof value === 'object' && value !== null ? value.id : value;

/** Changes to what holds already: others may have brought it about since the addendum was prepared. */
export function idleChanges({ changes }: Pick<Addendum, 'changes'>): Addendum['changes'] {
  return changes.filter(
    ({ operation, field, old_value: was, new_value: is }) =>
      operation === 'set' && sameTerm(field, scalarOf(was), scalarOf(is)),
  );
}
