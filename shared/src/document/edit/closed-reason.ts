import type { FieldGroup, FieldTable } from '../../contract/record/field-table';

/**
 * Why a field of a form is closed, by the groups the server has opened; undefined when it is open. What the table does
 * not know is open.
 */
export function closedReason(
  table: FieldTable,
  open: readonly FieldGroup[],
  reason: string,
): (field: string) => string | undefined {
  return (name) => {
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    return field === undefined || open.includes(field.group) ? undefined : reason;
  };
}
