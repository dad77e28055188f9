import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { FIELD_GROUPS, type FieldGroup } from 'shared/contract/record/field-table';

/** Which fields of the form are open; the server refuses the others regardless. */
export type OpenFields = 'all' | 'approved' | 'service';

/** What of an agreement the reader may change, by the groups the server names; at least one of them. */
export function openFields(groups: readonly FieldGroup[]): OpenFields {
  if (groups.includes('essential')) return 'all';
  return groups.includes('open') ? 'approved' : 'service';
}

const GROUPS: Readonly<Record<OpenFields, readonly FieldGroup[]>> = {
  all: FIELD_GROUPS,
  approved: ['open', 'service'],
  service: ['service'],
};
const TABLE: Readonly<Record<string, { group: FieldGroup } | undefined>> = AGREEMENT_FIELDS;

/** Why a field is closed; undefined when it is open. */
export function closedReason(field: string, open: OpenFields): string | undefined {
  const group = TABLE[field]?.group;
  if (open === 'all' || (group !== undefined && GROUPS[open].includes(group))) return undefined;
  return open === 'approved' ? 'Согласовано' : 'Меняется дополнительным соглашением';
}
