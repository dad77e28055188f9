import type { Agreement } from 'shared/contract/agreement';

import type { AgreementField } from './agreement-values';

/** Where the document is and who looks after it; such a field changes no obligation. */
const SERVICE_FIELDS: readonly AgreementField[] = [
  'responsible',
  'curator',
  'department',
  'tags',
  'originals_status',
  'originals_sent_at',
  'originals_due_at',
  'originals_received_at',
  'storage_place',
  'risk_level',
  'confidentiality',
];
const SERVICE: ReadonlySet<string> = new Set(SERVICE_FIELDS);

/** What an approved agreement may still take: nothing that was agreed upon. */
const OPEN_WHEN_APPROVED: ReadonlySet<string> = new Set<AgreementField>([
  ...SERVICE_FIELDS,
  'number',
  'counterparty_number',
  'agreement_date',
  'title',
  'kind',
  'parent_agreement',
  'our_signatory',
  'their_signatory',
  'notice_days',
  'termination_notice_days',
  'signing_method',
  'activation_basis',
]);

/** Which fields of the form are open; the server refuses the others regardless. */
export type OpenFields = 'all' | 'approved' | 'service';

/** What of an agreement the reader may change; null when nothing. A new agreement is open whole. */
export function openFields(agreement: Pick<Agreement, 'can' | 'status'> | null): OpenFields | null {
  if (agreement === null) return 'all';
  if (agreement.can.edit) return agreement.status === 'approved' ? 'approved' : 'all';
  return agreement.can.edit_service ? 'service' : null;
}

const WIDTHS: readonly (OpenFields | null)[] = [null, 'service', 'approved', 'all'];

/** True when less is open now than the form was opened with: what is typed in the rest can no longer be saved. */
export function isNarrower(now: OpenFields | null, opened: OpenFields): boolean {
  return WIDTHS.indexOf(now) < WIDTHS.indexOf(opened);
}

/** Why a field is closed; undefined when it is open. */
export function closedReason(field: string, open: OpenFields): string | undefined {
  if (open === 'all') return undefined;
  if (open === 'approved') return OPEN_WHEN_APPROVED.has(field) ? undefined : 'Согласовано';
  return SERVICE.has(field) ? undefined : 'Меняется дополнительным соглашением';
}
