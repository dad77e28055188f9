import { ADDENDUM_WORKFLOW, type AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import type { AddendumStatus } from 'shared/contract/addendum/addendum.labels';
import { type OriginalFacts, originalGuards } from '../records/awaited-original';
import { documentLife, type LifeFacts } from '../records/document-life.policy';

export interface AddendumFacts extends LifeFacts<AddendumStatus>, Partial<OriginalFacts> {
  changes: readonly { conflict: unknown }[];
}

/** Who may do what with an addendum, and in which state. Source: domain reference, 1.2. */
export const addendumLife = documentLife<AddendumStatus, AddendumAction, AddendumFacts>({
  workflow: ADDENDUM_WORKFLOW,
  openGroups: {
    draft: ['essential', 'open', 'service'],
    rework: ['essential', 'open', 'service'],
    approved: ['open', 'service'],
    signed: ['service'],
    effective: ['service'],
  },
  deletable: ['draft', 'rework', 'rejected', 'cancelled'],
  whenArchived: [],
  guards: {
    ...originalGuards,
    rebase: ({ changes }) => changes.some(({ conflict }) => conflict !== null),
  },
  rights: { edit: 'addendums.edit', delete: 'addendums.delete' },
});

/** The state of an addendum that is being signed, on that day: in force once both have signed and its day has come. */
export function statusOfSigned(
  facts: { signed_by_us_at: string | null; signed_by_them_at: string | null; effective_from: string | null },
  today: string,
): 'on_signing' | 'signed' | 'effective' {
  if (facts.signed_by_us_at === null || facts.signed_by_them_at === null) return 'on_signing';
  return facts.effective_from !== null && facts.effective_from > today ? 'signed' : 'effective';
}
