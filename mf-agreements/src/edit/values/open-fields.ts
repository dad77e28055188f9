import type { Agreement } from 'shared/contract/agreement';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { FIELD_GROUPS, type FieldGroup } from 'shared/contract/record/field-table';

/** Which fields of the form are open; the server refuses the others regardless. */
export type OpenFields = 'all' | 'approved' | 'service';

/** What of an agreement the reader may change, as the server says it; null when nothing. */
export function openFields({ open_groups: open }: Pick<Agreement, 'open_groups'>): OpenFields | null {
  if (open.includes('essential')) return 'all';
  if (open.includes('open')) return 'approved';
  return open.includes('service') ? 'service' : null;
}

const WIDTHS: readonly (OpenFields | null)[] = [null, 'service', 'approved', 'all'];

/** True when less is open now than the form was opened with: what is typed in the rest can no longer be saved. */
export function isNarrower(now: OpenFields | null, opened: OpenFields): boolean {
  return WIDTHS.indexOf(now) < WIDTHS.indexOf(opened);
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
